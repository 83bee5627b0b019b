// What is remembered of somebody's practice, on the server or in their browser: how well they know each question, and
// on which days they practised. No answers.
import type { Outcome } from '../outcome.ts';
import { type Card, type Day, scheduled } from './schedule.ts';

export interface Memory {
  /** By question id. */
  cards: Readonly<Record<string, Card>>;
  /** The days on which they practised, the latest last. */
  days: readonly Day[];
}

export const NOTHING_REMEMBERED: Memory = { cards: {}, days: [] };

/** More than a year of days; of none before is anything told. */
export const DAYS_KEPT = 400;

/**
 * The memory once a question was answered: the first answer of a day counts, and whatever follows on it is learning.
 * What came later than this is remembered already.
 */
export function remember(memory: Memory, questionId: string, outcome: Outcome, day: Day): Memory {
  const before = Object.hasOwn(memory.cards, questionId) ? memory.cards[questionId] : undefined;
  if (before && before.last >= day) return memory;
  const cards = { ...memory.cards, [questionId]: scheduled(before, outcome, day) };
  const days = memory.days.includes(day) ? memory.days : [...memory.days, day].sort().slice(-DAYS_KEPT);
  return { cards, days };
}

/**
 * Two memories of one person as one: of each question what was practised later, and the days of both. Nobody has
 * practised after today.
 */
export function together(one: Memory, other: Memory, today: Day): Memory {
  const before = (id: string) => (Object.hasOwn(one.cards, id) ? (one.cards[id]?.last ?? '') : '');
  const later = Object.entries(other.cards).filter(([id, { last }]) => last <= today && last > before(id));
  const days = new Set([...one.days, ...other.days.filter((day) => day <= today)]);
  return { cards: { ...one.cards, ...Object.fromEntries(later) }, days: [...days].sort().slice(-DAYS_KEPT) };
}

/**
 * Which of these questions are for today, in their order: those that are due, and of those that are new as many as one
 * meets in a day.
 */
export function dueToday(
  { cards }: Memory,
  questions: readonly string[],
  { day, newPerDay }: { day: Day; newPerDay: number },
): { due: string[]; fresh: string[] } {
  const due = questions.filter((id) => cards[id] && cards[id].due <= day);
  const metToday = questions.filter((id) => cards[id]?.reps === 1 && cards[id].last === day).length;
  const fresh = questions.filter((id) => !cards[id]).slice(0, Math.max(0, newPerDay - metToday));
  return { due, fresh };
}

/** When the next of these is due after today; undefined where none is. */
export function nextDue({ cards }: Memory, questions: readonly string[], day: Day): Day | undefined {
  return questions
    .flatMap((id) => cards[id]?.due ?? [])
    .filter((due) => due > day)
    .sort()[0];
}
