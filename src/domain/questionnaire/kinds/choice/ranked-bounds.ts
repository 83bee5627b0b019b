import type { QuestionOf } from '../../schema.ts';

/** How many options are put in order, at least and at most: all of them where the question says nothing. */
export function rankedBounds({
  options,
  minRanked,
  maxRanked,
}: Pick<QuestionOf<'ranking'>, 'options' | 'minRanked' | 'maxRanked'>): { min: number; max: number } {
  const max = Math.min(maxRanked ?? options.length, options.length);
  return { min: minRanked ?? max, max };
}
