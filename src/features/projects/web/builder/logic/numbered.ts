import { questionsOf } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { HiddenValue, Question, Questionnaire, Section } from '#domain/questionnaire/schema.ts';
import type { Variable } from '#domain/questionnaire/variables/expression.ts';

/** A question with the number it is called by: the same object until one of them is another. */
export interface NumberedQuestion {
  number: number;
  question: Question;
}

/** What of a questionnaire logic may name, with the numbers it is called by. */
export interface Numbered {
  questions: ReadonlyMap<string, NumberedQuestion>;
  /** What only says something: jumps may lead there. */
  statements: ReadonlyMap<string, Question>;
  sections: ReadonlyMap<string, number>;
  closings: ReadonlyMap<string, number>;
  hiddenValues: ReadonlyMap<string, HiddenValue>;
  variables: ReadonlyMap<string, Variable>;
}

// Questionnaires are never changed in place.
const known = new WeakMap<Questionnaire, Numbered>();
const entries = new WeakMap<Question, NumberedQuestion>();

export function numbered(questionnaire: Questionnaire): Numbered {
  const found = known.get(questionnaire);
  if (found) return found;
  const all = questionsOf(questionnaire);
  const made: Numbered = {
    questions: new Map(all.filter(isAsking).map((question, at) => [question.id, entryOf(question, at + 1)])),
    statements: new Map(all.filter((question) => !isAsking(question)).map((question) => [question.id, question])),
    sections: new Map(questionnaire.sections.map(({ id }, index) => [id, index + 1])),
    closings: new Map(questionnaire.closings?.map(({ id }, index) => [id, index + 1])),
    hiddenValues: new Map(questionnaire.hiddenValues?.map((value) => [value.id, value])),
    variables: new Map(questionnaire.variables?.map((variable) => [variable.id, variable])),
  };
  known.set(questionnaire, made);
  return made;
}

function entryOf(question: Question, number: number): NumberedQuestion {
  const found = entries.get(question);
  if (found?.number === number) return found;
  const made = { number, question };
  entries.set(question, made);
  return made;
}

/** The questions before a part; of a question itself too where its own answer may be looked at. */
export function earlierThan(questionnaire: Questionnaire, part: Question | Section, own = false): Question[] {
  const all = questionsOf(questionnaire);
  if ('questions' in part) {
    const at = questionnaire.sections.findIndex(({ id }) => id === part.id);
    return questionnaire.sections
      .slice(0, at)
      .flatMap((section) => section.questions)
      .filter(isAsking);
  }
  const at = all.findIndex(({ id }) => id === part.id);
  return all.slice(0, own ? at + 1 : at).filter(isAsking);
}

/** What a jump from a question can lead to: what comes after it. */
export function laterThan(
  { sections }: Questionnaire,
  questionId: string,
): { questions: Question[]; sections: Section[] } {
  const at = sections.findIndex((section) => section.questions.some(({ id }) => id === questionId));
  const later = sections.slice(at + 1);
  const here = sections[at]?.questions ?? [];
  const rest = here.slice(here.findIndex(({ id }) => id === questionId) + 1);
  return {
    questions: [...rest, ...later.flatMap((section) => section.questions)],
    sections: later.filter((section) => section.questions.length > 0),
  };
}
