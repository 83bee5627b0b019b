import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import { END } from '#domain/questionnaire/logic/end.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';

const SECTIONS = 20;
const QUESTIONS_A_SECTION = 10;
const OPTIONS = 6;
const TESTS_A_CONDITION = 3;

/**
 * 200 questions in twenty sections with 300 conditions of three tests each, nested: of every second question whether it
 * is shown, of the others whether it is required and where it leads.
 */
export function manyConditions(): Questionnaire {
  const all = Array.from({ length: SECTIONS * QUESTIONS_A_SECTION }, (_, at) => questionAt(at));
  const questions = all.map((question, at): Question => ({ ...question, ...logicAt(at, all) }));
  return {
    sections: Array.from({ length: SECTIONS }, (_, at) => ({
      id: `section${at}`,
      title: { en: `Part ${at + 1}`, bn: `অংশ ${at + 1}` },
      intro: {},
      questions: questions.slice(at * QUESTIONS_A_SECTION, (at + 1) * QUESTIONS_A_SECTION),
    })),
  };
}

function questionAt(at: number): Question {
  const every = { id: `q${at}`, title: { en: `Question ${at}`, bn: `প্রশ্ন ${at}` }, help: {}, required: at % 5 === 0 };
  switch (at % 4) {
    case 0:
      return { ...every, kind: 'single_choice', options: options() };
    case 1:
      return { ...every, kind: 'multiple_choice', options: options() };
    case 2:
      return { ...every, kind: 'rating', steps: 5 };
    default:
      return { ...every, kind: 'short_text' };
  }
}

function options() {
  return Array.from({ length: OPTIONS }, (_, at) => ({ id: `o${at}`, label: { en: `Tea ${at}`, bn: `চা ${at}` } }));
}

function logicAt(at: number, all: readonly Question[]): Pick<Question, 'showIf' | 'requireIf' | 'jumps'> {
  const to = at + 2 < all.length ? `q${at + 2}` : END;
  const jumps = [{ if: conditionFrom(at, all, 'and'), to }];
  if (at === 0) return { jumps };
  if (at % 2 === 0) return { showIf: { op: 'not', of: conditionFrom(at - 1, all, 'and') } };
  return { requireIf: conditionFrom(at - 1, all, 'or'), jumps };
}

/** On the answers to this question and those before it. */
function conditionFrom(at: number, all: readonly Question[], op: 'and' | 'or'): Condition {
  const tests = Array.from({ length: TESTS_A_CONDITION }, (_, back) => testOn(all[Math.max(0, at - back)], at));
  const [one, two, three] = tests;
  return { op, of: [one, { op: op === 'and' ? 'or' : 'and', of: [two, three] }] } as Condition;
}

function testOn(question: Question | undefined, at: number): Condition {
  const { id = '', kind } = question ?? {};
  if (kind === 'rating') return { op: 'number_between', question: id, min: 1 + (at % 3), max: 5 };
  if (kind === 'short_text') return { op: 'contains', question: id, text: at % 2 === 0 ? 'চা' : 'tea' };
  return { op: 'chose', question: id, options: ['o0', 'o1', `o${at % OPTIONS}`] };
}
