import { expect, it } from 'vitest';
import { joinDay, splitDay } from './day-parts.ts';

it('makes a day of what three fields say, in either digit set', () => {
  expect(joinDay(['5', '03', '2026'])).toBe('2026-03-05');
  expect(joinDay([' ২৫', '12', '২০২৬ '])).toBe('2026-12-25');
  expect(joinDay(['', '', ''])).toBe('');
});

it('guesses nothing where a field is left out or a year is short', () => {
  expect(joinDay(['5', '', '2026'])).toBe('2026-00-05');
  expect(joinDay(['', '03', '2026'])).toBe('2026-03-00');
  expect(joinDay(['5', '03', '26'])).toBe('26-03-05');
});

it('shows a day in the digits of the page, and reads it back', () => {
  expect(splitDay('2026-03-05', 'en')).toEqual(['5', '03', '2026']);
  expect(splitDay('2026-03-05', 'bn')).toEqual(['৫', '03', '২০২৬']);
  expect(joinDay(splitDay('2026-03-05', 'bn'))).toBe('2026-03-05');
});
