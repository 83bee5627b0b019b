import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { KNOWN_OUTCOMES, type Outcome } from '../outcome.ts';
import { dueToday, type Memory, NOTHING_REMEMBERED, nextDue, remember, together } from './memory.ts';
import { comesBack, progressIn, stitchesOf, streakOf } from './progress.ts';
import { scheduled } from './schedule.ts';

const day = (n: number) => new Date(Date.UTC(2026, 1, 27 + n)).toISOString().slice(0, 10);
const QUESTIONS = ['a', 'b', 'c', 'd'];
const practised = (...told: [string, Outcome, number][]) =>
  told.reduce<Memory>((memory, [id, outcome, on]) => remember(memory, id, outcome, day(on)), NOTHING_REMEMBERED);

describe('a question', () => {
  it('is due again on the next day where it was wrong, and ever later where it was right', () => {
    expect(scheduled(undefined, 'wrong', day(0)).due).toBe(day(1));
    expect(scheduled(undefined, 'partly', day(0)).due).toBe(day(2));
    const first = scheduled(undefined, 'right', day(0));
    const second = scheduled(first, 'right', first.due);
    const third = scheduled(second, 'right', second.due);
    expect([first.due, second.due, third.due]).toEqual([day(3), day(17), day(74)]);
    expect(third).toMatchObject({ reps: 3, lapses: 0 });
  });

  it('comes back soon where it is not known any more', () => {
    const known = scheduled(scheduled(undefined, 'right', day(0)), 'right', day(3));
    const forgotten = scheduled(known, 'wrong', known.due);
    expect(forgotten).toMatchObject({ lapses: 1 });
    expect(forgotten.due > known.due && forgotten.due <= day(17 + 5)).toBe(true);
  });

  it('is always due after it was practised, within a year or so', () => {
    const outcomes = fc.array(fc.constantFrom(...KNOWN_OUTCOMES), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(outcomes, fc.integer({ min: 0, max: 40 }), (given, late) => {
        let card = scheduled(undefined, given[0] as Outcome, day(0));
        for (const outcome of given.slice(1)) {
          const on = new Date(Date.parse(card.due) + late * 86_400_000).toISOString().slice(0, 10);
          card = scheduled(card, outcome, on);
          const days = (Date.parse(card.due) - Date.parse(card.last)) / 86_400_000;
          expect(days).toBeGreaterThanOrEqual(1);
          expect(days).toBeLessThanOrEqual(370);
        }
      }),
    );
  });
});

describe('what is remembered', () => {
  it('is the first answer of a day; learning it afterwards moves nothing, nor does hearing of it late', () => {
    const once = practised(['a', 'wrong', 0]);
    expect(remember(once, 'a', 'right', day(0))).toBe(once);
    expect(remember(once, 'a', 'right', day(-1))).toBe(once);
    expect(remember(once, 'a', 'right', day(1)).cards).toMatchObject({ a: { reps: 2, last: day(1) } });
  });

  it('says what is for today: first what is due, then as much of what is new as one meets in a day', () => {
    const today = (memory: Memory, on: number, newPerDay = 2) =>
      dueToday(memory, QUESTIONS, { day: day(on), newPerDay });
    expect(today(NOTHING_REMEMBERED, 0)).toEqual({ due: [], fresh: ['a', 'b'] });
    const met = practised(['a', 'wrong', 0], ['b', 'right', 0]);
    expect(today(met, 0)).toEqual({ due: [], fresh: [] });
    expect(today(met, 1)).toEqual({ due: ['a'], fresh: ['c', 'd'] });
    const second = remember(remember(met, 'a', 'right', day(1)), 'c', 'wrong', day(1));
    expect(today(second, 1)).toEqual({ due: [], fresh: ['d'] });
    expect(today(second, 2)).toEqual({ due: ['c'], fresh: ['d'] });
    expect(today(second, 3).due).toContain('b');
  });

  it('says when the next is due, of those that are still there', () => {
    const met = practised(['a', 'wrong', 0], ['gone', 'wrong', 0], ['b', 'right', 0]);
    expect(nextDue(met, QUESTIONS, day(0))).toBe(day(1));
    expect(nextDue(met, ['b'], day(0))).toBe(day(3));
    expect(nextDue(met, ['c'], day(0))).toBeUndefined();
    expect(nextDue(met, ['b'], day(3))).toBeUndefined();
  });

  it('is joined from two places: of each question what was practised later, and all days until today', () => {
    const here = practised(['a', 'wrong', 0], ['b', 'right', 2]);
    const there = practised(['a', 'right', 1], ['b', 'wrong', 1], ['c', 'right', 3]);
    const both = together(here, there, day(2));
    expect(both.cards).toEqual({ a: there.cards.a, b: here.cards.b });
    expect(both.days).toEqual([0, 1, 2].map(day));
    expect(together(both, there, day(2))).toEqual(both);
    expect(together(NOTHING_REMEMBERED, here, day(2))).toEqual(here);
  });

  it('tells what is known by now', () => {
    const met = practised(['a', 'wrong', 0], ['b', 'right', 0], ['b', 'right', 3]);
    expect(progressIn(met, QUESTIONS)).toEqual({ questions: 4, known: 1, learning: 1 });
  });
});

test('days in a row may have one between them, and begin again without a word', () => {
  const days = [0, 1, 3, 4, 9].map(day);
  const streak = (on: number) => streakOf(days, day(on));
  expect([streak(0), streak(1), streak(2), streak(4), streak(6), streak(7)]).toEqual([1, 2, 2, 4, 4, 0]);
  expect([streak(9), streak(11), streak(12)]).toEqual([1, 1, 0]);
  expect(streakOf([], day(0))).toBe(0);
});

test('when a question comes back is told by the day: tomorrow, in some days, or later because it is known', () => {
  const first = scheduled(undefined, 'right', day(0));
  expect(comesBack(scheduled(undefined, 'wrong', day(0)), day(0))).toEqual({ days: 1, as: 'tomorrow' });
  expect(comesBack(first, day(0))).toEqual({ days: 3, as: 'soon' });
  expect(comesBack(scheduled(first, 'right', first.due), day(3))).toEqual({ days: 14, as: 'known' });
  expect(comesBack(first, day(3))).toBeUndefined();
});

test('a day of practice is a stitch, and after seven a new row begins', () => {
  expect([0, 1, 6, 7, 8, 15].map(stitchesOf)).toEqual([0, 1, 6, 7, 1, 1]);
});
