import { expect, it } from 'vitest';
import { countHere } from './count-here.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 9, 9, 0, seconds));

it('takes as many as its limit in each window, of each subject', () => {
  const count = countHere({ name: 'asking', counts: 'requests', limit: 2, windowSeconds: 60 });
  for (const subject of ['a', 'b']) {
    count(subject, at(0));
    count(subject, at(59));
    expect(() => count(subject, at(59))).toThrow(expect.objectContaining({ code: 'limited', retryAfterSeconds: 1 }));
  }
  expect(() => count('a', at(60))).not.toThrow();
});

it('holds nobody longer than a window when the clock was set back', () => {
  const count = countHere({ name: 'asking', counts: 'requests', limit: 1, windowSeconds: 60 });
  count('a', at(600));
  expect(() => count('a', at(0))).not.toThrow();
  expect(() => count('a', at(0))).toThrow(expect.objectContaining({ code: 'limited' }));
});

it('counts on for those who arrived before the first of a window and sent slower', () => {
  const count = countHere({ name: 'asking', counts: 'requests', limit: 2, windowSeconds: 60 });
  count('a', at(5));
  count('a', at(4));
  for (const earlier of [3, 2, 0]) {
    expect(() => count('a', at(earlier))).toThrow(expect.objectContaining({ code: 'limited' }));
  }
});
