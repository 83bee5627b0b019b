import { expect, it } from 'vitest';
import { contrast, isColour, READABLE } from './contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#FFFFFF', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
])('%s and %s stand %d to 1', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

it('knows what is readable, and what is a colour', () => {
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(READABLE);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(READABLE);
  expect(['#006a4e', '#FFF', 'green', '#12345g'].map(isColour)).toEqual([true, false, false, false]);
});
