import { expect, it } from 'vitest';
import { outcomesOf } from './outcomes-of.ts';

it('counts what a key decides at once, and tells what waits apart', () => {
  const outcomes = [{ outcome: 'right' as const, count: 2, rest: null }];
  const early = [
    { outcome: 'right' as const, count: 3 },
    { outcome: 'waiting' as const, count: 4 },
  ];
  const told = outcomesOf({ count: 2, outcomes, early });
  expect(told).toMatchObject({ asked: 5, waiting: 4 });
  expect(told.outcomes[0]).toEqual({ outcome: 'right', count: 5 });
});
