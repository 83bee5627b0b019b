import { expect, it } from 'vitest';
import { leanOf, stepColour } from './step-colour.ts';

it('is strongest at the ends and grey in the middle', () => {
  expect([0, 1, 2, 3, 4].map((index) => stepColour(index, 5))).toEqual([
    'color-mix(in oklab, var(--chart-4) 100%, var(--chart-middle))',
    'color-mix(in oklab, var(--chart-4) 63%, var(--chart-middle))',
    'var(--chart-middle)',
    'color-mix(in oklab, var(--chart-1) 63%, var(--chart-middle))',
    'color-mix(in oklab, var(--chart-1) 100%, var(--chart-middle))',
  ]);
});

it('leans by halves where no step is in the middle', () => {
  const shares = [0.1, 0.2, 0.3, 0.4].map((share) => ({ share }));
  const lean = leanOf(shares);
  expect(lean.below).toBeCloseTo(0.3);
  expect(lean.middle).toBe(0);
  expect(lean.above).toBeCloseTo(0.7);
  expect(leanOf([{ share: 0 }, { share: 1 }, { share: 0 }])).toEqual({ below: 0, middle: 1, above: 0 });
});
