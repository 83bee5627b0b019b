import { expect, it } from 'vitest';
import { piePaths } from './pie-paths.ts';

it('begins at the top and goes round with the clock', () => {
  const [quarter, rest, none] = piePaths([{ share: 0.25 }, { share: 0.75 }, { share: 0 }], 10);
  expect(quarter).toBe('M0 0L0.000 -10.000A10 10 0 0 1 10.000 0.000Z'.replace('0.000Z', '-0.000Z'));
  expect(rest).toContain('A10 10 0 1 1 ');
  expect(none).toBeUndefined();
});

it('is a whole circle where one has all', () => {
  expect(piePaths([{ share: 1 }], 10)[0]).toBe('M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z');
});
