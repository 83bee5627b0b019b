/** The scale is prescribed: another one makes another figure. */
export const NPS_SCALE = { from: 0, to: 10 } as const;

const PROMOTERS_FROM = 9;
const DETRACTORS_TO = 6;

/** How many answered 9 or 10, 7 or 8, and 6 or less; `score` is the first less the last, −100 to 100. */
export interface NetPromoterScore {
  promoters: number;
  passives: number;
  detractors: number;
  score: number;
}

/**
 * The net promoter score of answers from 0 to 10, given as how many gave each: the percentage of promoters less that
 * of detractors, a whole number. Undefined of none. Source: F. F. Reichheld, "The One Number You Need to Grow",
 * Harvard Business Review, December 2003.
 */
export function netPromoterScore(
  counts: readonly (readonly [step: number, count: number])[],
): NetPromoterScore | undefined {
  const sum = (isCounted: (step: number) => boolean) =>
    counts.reduce((total, [step, count]) => total + (isCounted(step) ? count : 0), 0);
  const promoters = sum((step) => step >= PROMOTERS_FROM);
  const detractors = sum((step) => step <= DETRACTORS_TO);
  const all = sum(() => true);
  if (all === 0) return undefined;
  const score = Math.round((100 * (promoters - detractors)) / all);
  return { promoters, passives: all - promoters - detractors, detractors, score };
}
