import { isSame } from '../../is-same.ts';
import { narrowTo } from '../../questionnaire/carried/narrow-to.ts';
import type { Reading } from '../../questionnaire/kind.ts';
import { readAnswer } from '../../questionnaire/registry.ts';
import type { Question } from '../../questionnaire/schema.ts';
import { type Answer, isInParts } from '../answer.ts';

/**
 * What an answer says where these of the options are offered, by now: what it says of others goes, and what is left has
 * to be an answer by itself. One that fits is the same object.
 */
export function fitAnswer(question: Question, offered: ReadonlySet<string>, answer: Answer): Reading<Answer> {
  const kept = keepOffered(answer, offered);
  const reading = kept === undefined ? ({ empty: true } as const) : readAnswer(narrowTo(question, offered), kept);
  return 'answer' in reading && isSame(reading.answer, answer) ? { answer } : reading;
}

function keepOffered(answer: Answer, offered: ReadonlySet<string>): Answer | undefined {
  if (typeof answer !== 'object') return offered.has(String(answer)) ? answer : undefined;
  if (!isInParts(answer)) return answer.filter((id) => offered.has(id));
  return Object.fromEntries(Object.entries(answer).filter(([id]) => offered.has(id)));
}
