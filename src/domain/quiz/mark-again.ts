// Answers to an earlier version, marked by the key of a later one.
import { tallyKey } from '../answers/counting/tally.ts';
import { isSame } from '../is-same.ts';
import { drawnFrom } from '../questionnaire/draw-questions.ts';
import { questionsOf } from '../questionnaire/flow.ts';
import type { Question, Questionnaire } from '../questionnaire/schema.ts';
import { fitsKey } from './check-marking.ts';
import type { Marking, QuestionMarking } from './marking-schema.ts';

const known = new WeakMap<Questionnaire, WeakMap<Questionnaire, Questionnaire>>();

/**
 * A version as it is marked by a later one: what passes and what a wrong answer costs as there, and so each question
 * that is still asked in the same way, where its key fits what was offered then. All others keep the key that they were
 * asked with. The same object for the same two.
 */
export function markedByLater(own: Questionnaire, later: Questionnaire): Questionnaire {
  if (own === later || !later.marking) return own;
  const byLater = known.get(own) ?? new WeakMap<Questionnaire, Questionnaire>();
  known.set(own, byLater);
  const marked = byLater.get(later) ?? { ...own, marking: markingBy(own, later, later.marking) };
  byLater.set(later, marked);
  return marked;
}

/** Whether answers have the same marks by both: what is said of them is no mark. */
export function marksAlike(one: Marking | undefined, other: Marking | undefined): boolean {
  return isSame(whatCounts(one), whatCounts(other));
}

function markingBy(own: Questionnaire, later: Questionnaire, marking: Marking): Marking {
  const laterById = new Map(questionsOf(later).map((question) => [question.id, question]));
  const questions: Record<string, QuestionMarking> = {};
  const takesLater = (question: Question) => {
    const asked = laterById.get(question.id);
    return asked && tallyKey(asked) === tallyKey(question) && fits(question, entryOf(marking, question));
  };
  for (const section of own.sections) {
    // What is drawn from is worth the same: one key of the pool that stays keeps them all.
    const keepsAll = section.draw !== undefined && !drawnFrom(section).every(takesLater);
    for (const question of section.questions) {
      const entry = entryOf(!keepsAll && takesLater(question) ? marking : own.marking, question);
      if (entry) questions[question.id] = entry;
    }
  }
  return { ...marking, questions };
}

/** What counts for nothing now counted by mistake, and needs no key. */
function fits(question: Question, entry: QuestionMarking | undefined): boolean {
  return !entry?.key || entry.points === 0 || fitsKey(question, entry);
}

function entryOf(marking: Marking | undefined, { id }: Question): QuestionMarking | undefined {
  return marking && Object.hasOwn(marking.questions, id) ? marking.questions[id] : undefined;
}

function whatCounts(marking: Marking | undefined) {
  if (!marking) return undefined;
  const { questions, pass, penalty, belowZero } = marking;
  const counted = Object.entries(questions).flatMap(([id, { points, key }]) => {
    if (!key || points === 0) return [];
    return [[id, points, key.by === 'hand' ? { by: key.by } : key] as const];
  });
  return [pass, penalty, belowZero ?? false, Object.fromEntries(counted.map(([id, ...rest]) => [id, rest]))];
}
