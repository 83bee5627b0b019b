import { expect, it } from 'vitest';
import { attemptsLeft, mayBeginNext, UNBOUNDED } from './attempts.ts';

const NOON = new Date('2026-03-01T06:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);
const bounds = { most: 3, delayMinutes: 30, grade: 'highest' } as const;

it('says how many are left and when the next may begin', () => {
  const left = (made: number, ago?: number) =>
    attemptsLeft(bounds, { made, lastEnded: ago === undefined ? null : minutesAgo(ago) }, NOON);
  expect(left(0)).toEqual({ left: 3, from: null });
  expect(left(1, 10)).toEqual({ left: 2, from: minutesAgo(-20) });
  expect(left(1, 30)).toEqual({ left: 2, from: null });
  expect(left(3, 10)).toEqual({ left: 0, from: null });
  expect(left(5, 10)).toEqual({ left: 0, from: null });
  expect([left(1, 30), left(1, 10), left(3, 60)].map(mayBeginNext)).toEqual([true, false, false]);
});

it('ends at a hundred where the owner says nothing', () => {
  const left = (made: number) => attemptsLeft(UNBOUNDED, { made, lastEnded: NOON }, NOON).left;
  expect([left(0), left(99), left(100), left(200)]).toEqual([null, null, 0, 0]);
});
