import { hasStatistics } from '../../answers/statistics/small-samples.ts';
import { discriminationOf, type ItemSums } from '../item-statistics.ts';
import { millionths } from '../points.ts';

/** What marks in one copy of a question add up to, in the quiz that asks it. */
export interface CopySums {
  sums: ItemSums;
  /** What a right answer earns there. */
  points: number;
}

interface BankStatistics {
  /** First attempts at all copies. */
  count: number;
  /** Null of too few. */
  facility: number | null;
  discrimination: number | null;
}

/**
 * What a question of a bank proved to be over all quizzes that ask it. Facility is what was earned as a part of what
 * right answers would have earned, whatever the question is worth in each. Totals of two quizzes say nothing beside
 * each other, so discrimination is reckoned in each quiz, and told as the mean of those that know theirs, weighed by
 * how many took them.
 */
export function bankStatistics(copies: readonly CopySums[]): BankStatistics {
  const count = copies.reduce((all, { sums }) => all + sums.count, 0n);
  const earned = copies.reduce((all, { sums }) => all + sums.earned, 0n);
  const possible = copies.reduce((all, { sums, points }) => all + sums.count * millionths(points), 0n);
  const known = copies.flatMap(({ sums }) => {
    const discrimination = discriminationOf(sums);
    return typeof discrimination === 'number' ? [{ discrimination, weight: Number(sums.count) }] : [];
  });
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  return {
    count: Number(count),
    facility: hasStatistics(Number(count)) && possible > 0n ? Number(earned) / Number(possible) : null,
    discrimination: weight === 0 ? null : known.reduce((sum, one) => sum + one.discrimination * one.weight, 0) / weight,
  };
}
