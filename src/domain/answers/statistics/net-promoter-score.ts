/** The scale is prescribed: another one makes another figure. */
export const NPS_SCALE = { from: 0, to: 10 } as const;

const PROMOTERS_FROM = 9;
const DETRACTORS_TO = 6;

/** Those who answered 9 or 10, 7 or 8, and 6 or less. */
export const SCORE_GROUPS = ['promoters', 'passives', 'detractors'] as const;
export type ScoreGroup = (typeof SCORE_GROUPS)[number];

/** How many are in each group; `score` is the percentage of the first less that of the last, −100 to 100. */
export type NetPromoterScore = Record<ScoreGroup | 'score', number>;

export function scoreGroupOf(step: number): ScoreGroup {
  if (step >= PROMOTERS_FROM) return 'promoters';
  return step <= DETRACTORS_TO ? 'detractors' : 'passives';
}

/**
 * The net promoter score of answers from 0 to 10, given as how many gave each: the percentage of promoters less that
 * of detractors, a whole number. Undefined of none. Source: F. F. Reichheld, "The One Number You Need to Grow",
 * Harvard Business Review, December 2003.
 */
export function netPromoterScore(
  counts: readonly (readonly [step: number, count: number])[],
): NetPromoterScore | undefined {
  const groups = { promoters: 0, passives: 0, detractors: 0 };
  for (const [step, count] of counts) groups[scoreGroupOf(step)] += count;
  const { promoters, passives, detractors } = groups;
  const all = promoters + passives + detractors;
  if (all === 0) return undefined;
  return { ...groups, score: Math.round((100 * (promoters - detractors)) / all) };
}
