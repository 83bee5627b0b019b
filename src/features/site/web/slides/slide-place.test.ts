import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownAt, standsAt } from './slide-place.ts';

const places = fc.record({ turn: fc.integer({ min: -50, max: 50 }), seen: fc.constantFrom(-1, 0, 1) });

test('what is seen stands in a row: the slide that is shown, and the one beside it on the side that is looked at', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 2, max: 7 }), (place, slides) => {
      expect(standsAt(shownAt(place, slides), place, slides)).toBe(place.turn);
      const beside = { ...place, turn: place.turn + place.seen };
      expect(standsAt(shownAt(beside, slides), place, slides)).toBe(beside.turn);
    }),
  );
});

test('goes on around the end, and back around the beginning', () => {
  expect([2, 3, -1].map((turn) => shownAt({ turn, seen: 0 }, 3))).toEqual([2, 0, 2]);
});
