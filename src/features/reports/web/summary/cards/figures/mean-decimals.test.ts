import { expect, test } from 'vitest';
import { meanDecimals } from './mean-decimals.ts';

test.each([
  [0, 1],
  [1234.5678, 1],
  [0.14, 1],
  [0.099, 3],
  [0.019744, 3],
  [-0.019744, 3],
  [0.000001, 7],
  [1e-12, 8],
])('a mean of %d has %d decimals', (mean, decimals) => {
  expect(meanDecimals(mean)).toBe(decimals);
});
