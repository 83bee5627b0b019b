import { expect, it } from 'vitest';
import { daysOf, PRESETS } from './date-presets.ts';

it('means days in Dhaka, where it is tomorrow already while it is still today in London', () => {
  const now = new Date('2026-02-28T20:00:00Z');
  expect(Object.fromEntries(PRESETS.map((preset) => [preset, daysOf(preset, now)]))).toEqual({
    today: { from: '2026-03-01', until: '2026-03-01' },
    last7: { from: '2026-02-23', until: '2026-03-01' },
    last30: { from: '2026-01-31', until: '2026-03-01' },
    thisMonth: { from: '2026-03-01', until: '2026-03-01' },
    lastMonth: { from: '2026-02-01', until: '2026-02-28' },
  });
});
