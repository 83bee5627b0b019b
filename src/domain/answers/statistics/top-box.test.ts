import { expect, it } from 'vitest';
import { CES_TOP, CSAT_TOP, topBox } from './top-box.ts';
import { wilsonInterval } from './wilson-interval.ts';

it('is the share of the best steps among all answers', () => {
  const satisfied = [
    [1, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ] as const;
  expect(topBox(satisfied, CSAT_TOP)).toEqual({
    from: 4,
    to: 5,
    count: 7,
    share: 0.7,
    interval: wilsonInterval(7, 10),
  });
  expect(topBox([...satisfied, [7, 10]], CES_TOP)).toEqual({
    from: 5,
    to: 7,
    count: 14,
    share: 0.7,
    interval: wilsonInterval(14, 20),
  });
});

it('is nothing of no answers, and none of answers below', () => {
  expect(topBox([], CSAT_TOP)).toBeUndefined();
  expect(topBox([[5, 0]], CSAT_TOP)).toBeUndefined();
  expect(topBox([[3, 8]], CSAT_TOP)).toEqual({ from: 4, to: 5, count: 0, share: 0, interval: wilsonInterval(0, 8) });
});
