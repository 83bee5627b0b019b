import { DAY_MS } from '../../text/durations.ts';
import type { Memory } from './memory.ts';
import type { Card, Day } from './schedule.ts';

/** What is asked again only after so many days is known. */
const KNOWN_DAYS = 14;

/** How somebody stands with some questions. */
export interface Progress {
  questions: number;
  known: number;
  /** Practised, and not known yet. */
  learning: number;
}

export function progressIn({ cards }: Memory, questions: readonly string[]): Progress {
  const met = questions.flatMap((id) => cards[id] ?? []);
  const known = met.filter(isKnown).length;
  return { questions: questions.length, known, learning: met.length - known };
}

function isKnown({ last, due }: Pick<Card, 'last' | 'due'>): boolean {
  return daysBetween(last, due) >= KNOWN_DAYS;
}

/** When a question comes again, as it is told on a day; undefined where that is not later. */
export function comesBack(card: Pick<Card, 'last' | 'due'>, day: Day) {
  const days = daysBetween(day, card.due);
  if (days < 1) return undefined;
  return { days, as: isKnown(card) ? 'known' : days === 1 ? 'tomorrow' : 'soon' } as const;
}

/** A day without practice is a rest; what comes after it goes on. */
const LONGEST_STEP = 2;

/**
 * On how many days somebody has practised without a longer pause than one day, until now. Where it has ended it is
 * nothing, and nothing is said.
 */
export function streakOf(days: readonly Day[], today: Day): number {
  let count = 0;
  let after = today;
  for (const day of days.toReversed()) {
    if (day > today) continue;
    if (daysBetween(day, after) > LONGEST_STEP) break;
    count += 1;
    after = day;
  }
  return count;
}

function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The stitches of one row: a week, after which a new row begins. */
const ROW = 7;

/** How many stitches of a row are sewn on after so many days. */
export function stitchesOf(streak: number): number {
  return streak === 0 ? 0 : ((streak - 1) % ROW) + 1;
}
