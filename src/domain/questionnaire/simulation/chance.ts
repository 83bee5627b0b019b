import { randomFrom } from '../../random-from.ts';
import { DAY_MS } from '../../text/durations.ts';
import type { MadeUpPerson } from '../made-up-person.ts';

/** What comes by chance, and is the same for the same seed. */
export interface Chance {
  /** From 0 up to, and without, 1. */
  next: () => number;
  happens: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T | undefined;
}

export function chanceFrom(seed: string): Chance {
  const draw = randomFrom(seed);
  const next = () => draw() / 2 ** 32;
  return {
    next,
    happens: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}

const WORDS = ['Tea with milk', 'দুধ চা', 'Nothing in particular'] as const;
/** Days that people name lie within some years before this one. */
const LATEST_DAY = Date.UTC(2026, 0, 1);
const DAYS = 3_650;

/** Somebody of whom nothing is known: whatever they may say is as likely as another. */
export function anybody({ next, happens, pick }: Chance): MadeUpPerson {
  return {
    pick: (count) => Math.floor(next() * count),
    choose(count) {
      const chosen = [...Array(count).keys()].filter(() => happens(0.4));
      return chosen.length > 0 ? chosen : [Math.floor(next() * count)];
    },
    feel: next,
    reckon(least, most, decimals) {
      const value = Number((least + next() * (most - least)).toFixed(decimals));
      return Math.min(most, Math.max(least, value));
    },
    say: () => pick(WORDS) ?? '',
    digits: (count) => Array.from({ length: count }, () => Math.floor(next() * 10)).join(''),
    remember: () => new Date(LATEST_DAY - Math.floor(next() * DAYS) * DAY_MS).toISOString().slice(0, 10),
  };
}
