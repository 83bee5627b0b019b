import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

// R. G. Newcombe, "Two-sided confidence intervals for the single proportion: comparison of seven methods", Statistics
// in Medicine 17 (1998), table I.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%d of %d: %d to %d', (count, all, low, high) => {
  const interval = wilsonInterval(count, all);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

it('holds the share that was counted, within 0 and 1', () => {
  const counts = fc.nat(500).chain((all) => fc.tuple(fc.nat(all), fc.constant(all)));
  fc.assert(
    fc.property(counts, ([count, all]) => {
      const { low, high } = wilsonInterval(count, all);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      if (all === 0) return;
      expect(low).toBeLessThanOrEqual(count / all + 1e-12);
      expect(high).toBeGreaterThanOrEqual(count / all - 1e-12);
    }),
  );
});
