import { expect, test } from 'vitest';
import { limitStarts } from './start-rate.ts';

const NOON = new Date('2026-03-01T06:00:00Z');
const IN_A_MINUTE = new Date('2026-03-01T06:01:00Z');

test('one address may start for a whole campus, and no further within the minute', () => {
  for (let starts = 0; starts < 3_000; starts += 1) limitStarts('project', 'campus', NOON);
  expect(() => limitStarts('project', 'campus', NOON)).toThrow('limited');
  limitStarts('project', 'home', NOON);
  limitStarts('other project', 'campus', NOON);
  limitStarts('project', 'campus', IN_A_MINUTE);
});

test('an IPv6 address has a whole network to change to, so it counts with it', () => {
  for (let starts = 0; starts < 3_000; starts += 1)
    limitStarts('project', `2001:db8:1:2::${starts.toString(16)}`, NOON);
  expect(() => limitStarts('project', '2001:db8:1:2:ffff::1', NOON)).toThrow('limited');
  limitStarts('project', '2001:db8:1:3::1', NOON);
});
