import { isSame } from '../../is-same.ts';
import { optionsOf } from '../../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../../questionnaire/schema.ts';
import type { QuestionMarking } from '../marking-schema.ts';

/** A question with its key, points and feedback, as a bank has it. */
export interface KeptQuestion {
  question: Question;
  marking: QuestionMarking;
}

/** A question as it stands alone: it looks at no other, and options that it took from one are its own. */
export function keptQuestion({ question, marking: { bank: _, ...marking } }: KeptQuestion): KeptQuestion {
  const alone = structuredClone(question);
  delete alone.showIf;
  delete alone.requireIf;
  delete alone.jumps;
  if ('carried' in alone) delete alone.carried;
  for (const option of optionsOf(alone)) if ('carried' in option) delete option.carried;
  return { question: alone, marking };
}

/** As a questionnaire asks these alone; the id of each is its own. */
export function askedAlone(kept: readonly KeptQuestion[]): Questionnaire {
  const questions = kept.map(({ question }) => question);
  const taken = new Set(questions.map(({ id }) => id));
  // An id stands once in a questionnaire, whatever it is of.
  const free = ['section', ...kept.map((_one, at) => `section${at}`)].find((id) => !taken.has(id));
  return {
    sections: [{ id: free ?? 'section', title: {}, intro: {}, questions }],
    marking: { questions: Object.fromEntries(kept.map(({ question, marking }) => [question.id, marking])) },
  };
}

/** A copy for a quiz, which remembers what it is a copy of. */
export function copyOfKept({ id, ...kept }: KeptQuestion & { id: string }, newId: () => string): KeptQuestion {
  return { question: { ...structuredClone(kept.question), id: newId() }, marking: { ...kept.marking, bank: id } };
}

/** Whether a copy asks the same and the same is right; what it is worth, and whether it must be answered, is free. */
export function isAsKept(copy: KeptQuestion, kept: KeptQuestion): boolean {
  return isSame(essenceOf(copy), essenceOf(kept));
}

function essenceOf(kept: KeptQuestion) {
  const { question, marking } = keptQuestion(kept);
  return { question: { ...question, id: '', required: false }, key: marking.key ?? null };
}
