import { expect, test } from 'vitest';
import { causeOf, type Occurrence, shortened } from './occurrence.ts';

const first: Occurrence = {
  source: 'server',
  type: 'TypeError',
  message: 'No row "tea" of 019a2c4e-8a10-7e22-8f3a-6b7c8d9e0f21 in 3 of ১২',
  place: 'GET /surveys/:id',
  trace: '    at node:internal:1:2\n    at readRow (/srv/src/rows.ts:10:4)\n    at async answer (/srv/src/api.ts:1:1)',
  requestId: 'r1',
  at: new Date('2026-03-01T06:00:00Z'),
};

test('what differs from one time to the next does not tell causes apart', () => {
  const again = {
    ...first,
    message: 'No row "coffee" of 019a2c4e-8a10-7e22-8f3a-000000000000 in 7 of ৯',
    trace: first.trace.replace(':10:4', ':12:9'),
    place: 'GET /polls/:id',
    requestId: 'r2',
  };
  expect(causeOf(again)).toBe(causeOf(first));
});

test.each([
  ['type', { type: 'RangeError' }],
  ['words', { message: 'No column' }],
  ['source', { source: 'browser' }],
  ['function', { trace: first.trace.replace('readRow', 'readColumn') }],
] as const)('another %s is another cause', (_what, other) => {
  expect(causeOf({ ...first, ...other })).not.toBe(causeOf(first));
});

test('a build’s other names of functions do not tell errors of a browser apart', () => {
  const inBrowser = { ...first, source: 'browser', trace: 'at a (https://x/assets/1a2b3c4.js:1:20)' } as const;
  const rebuilt = { ...inBrowser, trace: 'at q (https://x/assets/9f8e7d6.js:1:77)' };
  expect(causeOf(rebuilt)).toBe(causeOf(inBrowser));
});

test('whatever an error quotes, it takes a page at most', () => {
  const long = 'x'.repeat(100_000);
  const short = shortened({ ...first, type: long, message: long, place: long, trace: long });
  expect(JSON.stringify(short).length).toBeLessThan(9_500);
});
