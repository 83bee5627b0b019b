import { expect, it } from 'vitest';
import { runEach } from './run-each.ts';

it('runs a few at a time, goes on after a failure and tells which failed', async () => {
  let running = 0;
  let most = 0;
  const ran = await runEach([1, 2, 3, 4, 5, 6, 7], async (row) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (row % 3 === 0) throw new Error(`no ${row}`);
  });
  expect(most).toBe(3);
  expect(new Set(ran.done)).toEqual(new Set([1, 2, 4, 5, 7]));
  expect(ran.failed.map(({ row, error }) => [row, (error as Error).message])).toEqual([
    [3, 'no 3'],
    [6, 'no 6'],
  ]);
});
