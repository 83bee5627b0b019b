import { createRandom } from '#app/demo/random.ts';
import type { MadeUpPerson } from '#domain/questionnaire/made-up-person.ts';

const WORDS = ['Tea with milk', 'দুধ চা', 'Rice', 'ভাত', 'Nothing in particular'] as const;

/** Somebody who answers everything, and the same each time. */
export function madeUpPerson(seed: number): MadeUpPerson {
  const { next, pick, happens } = createRandom(seed);
  return {
    pick: (count) => Math.floor(next() * count),
    choose: (count) => Array.from({ length: count }, (_, at) => at).filter((at) => at === 0 || happens(0.4)),
    feel: next,
    reckon: (least, most) => Math.round(least + next() * (most - least)),
    say: () => pick(WORDS),
    digits: (count) => String(Math.floor(next() * 10 ** count)).padStart(count, '0'),
    remember: () => `2026-03-${String(1 + Math.floor(next() * 28)).padStart(2, '0')}`,
  };
}
