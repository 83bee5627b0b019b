import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Histogram, mean, quantile, standardDeviation } from './statistics.ts';

const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 30 });

function histogram(numbers: readonly number[]): Histogram {
  const distinct = [...new Set(numbers)].sort((a, b) => a - b);
  return distinct.map((value) => [value, numbers.filter((one) => one === value).length]);
}

describe('quantiles', () => {
  it('are those of the sorted list', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (numbers, p) => {
        const sorted = numbers.toSorted((a, b) => a - b);
        const rank = (sorted.length - 1) * p;
        const below = sorted[Math.floor(rank)] ?? 0;
        const above = sorted[Math.ceil(rank)] ?? 0;
        expect(quantile(histogram(numbers), p)).toBeCloseTo(below + (above - below) * (rank % 1), 9);
      }),
    );
  });

  it('are none of nothing', () => {
    expect(quantile([], 0.5)).toBeUndefined();
  });
});

describe('mean and deviation', () => {
  it('are those of the list', () => {
    fc.assert(
      fc.property(values, (numbers) => {
        const sum = numbers.reduce((total, one) => total + one, 0);
        const average = sum / numbers.length;
        const squares = numbers.reduce((total, one) => total + one * one, 0);
        const around = numbers.reduce((total, one) => total + (one - average) ** 2, 0);
        const sums = { count: BigInt(numbers.length), sum: BigInt(sum), sumSquares: BigInt(squares), unit: 1n };
        expect(mean(sums)).toBeCloseTo(average, 9);
        expect(standardDeviation(sums) ?? 0).toBeCloseTo(Math.sqrt(around / Math.max(1, numbers.length - 1)), 9);
      }),
    );
  });

  it('are none of too little', () => {
    expect(mean({ count: 0n, sum: 0n, sumSquares: 0n, unit: 1n })).toBeUndefined();
    expect(standardDeviation({ count: 1n, sum: 3n, sumSquares: 9n, unit: 1n })).toBeUndefined();
  });
});
