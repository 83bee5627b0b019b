// When a question that was practised is due again: by FSRS, in whole days.
import { type Card as FsrsCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import type { Outcome } from '../outcome.ts';

/** A day in Dhaka, YYYY-MM-DD: later ones are greater. */
export type Day = string;

/** What is remembered of how somebody knows one question. */
export interface Card {
  due: Day;
  /** When it was practised last. */
  last: Day;
  /** In how many days they know it in nine of ten cases; how hard it is for them, from 1 to 10: both as FSRS has it. */
  stability: number;
  difficulty: number;
  /** On how many days it was practised, and how often it was not known any more. */
  reps: number;
  lapses: number;
}

/** Whoever knows something well still meets it once a year. */
const LONGEST_DAYS = 365;

/** By days, not minutes: what was wrong is tried again at once, and is due on the next day. Never at random. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: LONGEST_DAYS });

/** What an answer says of how well a question is known. How long it took says nothing: people are interrupted. */
const RATINGS: Readonly<Record<Outcome, Grade>> = {
  right: Rating.Good,
  partly: Rating.Hard,
  wrong: Rating.Again,
  unanswered: Rating.Again,
  waiting: Rating.Again,
};

/** The card after a question was answered on a day, first thing on that day. */
export function scheduled(card: Card | undefined, outcome: Outcome, day: Day): Card {
  const { card: next } = scheduler.next(toFsrs(card, day), dateOf(day), RATINGS[outcome]);
  const { stability, difficulty, reps, lapses } = next;
  return { due: dayOf(next.due), last: day, stability, difficulty, reps, lapses };
}

function toFsrs(card: Card | undefined, day: Day): FsrsCard {
  const { due = day, last, stability = 0, difficulty = 0, reps = 0, lapses = 0 } = card ?? {};
  const known = { stability, difficulty, reps, lapses, learning_steps: 0, elapsed_days: 0, scheduled_days: 0 };
  if (last === undefined) return { ...known, due: dateOf(due), state: State.New };
  return { ...known, due: dateOf(due), state: State.Review, last_review: dateOf(last) };
}

/** Days are counted, so that any hour will do that all of them have. */
function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
