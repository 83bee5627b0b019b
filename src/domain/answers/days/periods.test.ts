import { expect, it } from 'vitest';
import { daysAfter, daysBetween, periodsBetween } from './periods.ts';

it('counts days over months, leap days and years', () => {
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
});

it('leaves out no period between two, of either length', () => {
  expect(periodsBetween('2026-03-30', '2026-04-01', 9)).toEqual(['2026-03-30', '2026-03-31', '2026-04-01']);
  expect(periodsBetween('2025-11', '2026-02', 9)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(periodsBetween('0999', '1001', 9)).toEqual(['0999', '1000', '1001']);
  expect(periodsBetween('2026', '2026', 1)).toEqual(['2026']);
});

it('gives up where there are too many to draw', () => {
  expect(periodsBetween('1971-03-26', '2026-03-26', 120)).toBeUndefined();
});
