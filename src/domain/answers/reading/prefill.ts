import { questionsOf } from '../../questionnaire/flow.ts';
import { kindOf, optionsOf, readAnswer } from '../../questionnaire/registry.ts';
import type { Option, Question, Questionnaire } from '../../questionnaire/schema.ts';
import { searchKey } from '../../text/normalise.ts';
import type { Answer, Answers } from '../answer.ts';

/** The answers that a link suggests by question id, as far as they read well: a strange link keeps nobody out. */
export function readPrefill(questionnaire: Questionnaire, suggested: Readonly<Record<string, unknown>>): Answers {
  const answers: Record<string, Answer> = {};
  for (const question of questionsOf(questionnaire)) {
    if (!Object.hasOwn(suggested, question.id) || kindOf(question).byHand) continue;
    const reading = readAnswer(question, named(question, suggested[question.id]));
    if ('answer' in reading) answers[question.id] = reading.answer;
  }
  return answers;
}

/** An option is told by its id, or as people read it. */
function named(question: Question, input: unknown): unknown {
  const options = optionsOf(question);
  if (options.length === 0) return input;
  return Array.isArray(input) ? input.map((one) => idOf(options, one)) : idOf(options, input);
}

function idOf(options: readonly Option[], input: unknown): unknown {
  if (typeof input !== 'string' || options.some(({ id }) => id === input)) return input;
  const wanted = searchKey(input);
  const found = options.find(({ label }) => Object.values(label).some((text) => searchKey(text) === wanted));
  return found?.id ?? input;
}
