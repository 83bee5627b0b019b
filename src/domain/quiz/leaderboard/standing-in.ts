import type { Grade } from '../attempts.ts';
import { millionths } from '../points.ts';
import { rankKey } from './rank.ts';
import { type Score, type Standing, standingOf, UNTIMED } from './standing.ts';

/** As many points as quizzes may have at most: what rounds come to together is compared as a part of these. */
const MOST_POINTS = millionths(1_000_000);

/** Where somebody stands, and of how many rounds that is. */
export interface Ranked extends Standing {
  key: bigint;
  rounds: number;
}

/**
 * The standing of whoever came to these scores, in the order in which they were begun. Without rounds it is the part of
 * the points; those who take rounds add up what each came to, for whoever took one more has done more.
 */
export function standingIn(rule: Grade, scores: readonly (Score & { round: string })[]): Ranked | undefined {
  const byRound = Map.groupBy(scores, ({ round }) => round);
  if (byRound.size === 1 && byRound.has('')) {
    const standing = standingOf(rule, scores);
    return standing && { ...standing, key: rankKey(standing), rounds: 1 };
  }
  const standings = [...byRound.values()].flatMap((ofRound) => standingOf(rule, ofRound) ?? []);
  const [first, ...others] = standings;
  if (!first) return undefined;
  const total = others.reduce(together, first);
  return { ...total, key: rankKey({ ...total, points: MOST_POINTS }), rounds: standings.length };
}

function together(sum: Standing, next: Standing): Standing {
  return {
    earned: sum.earned + next.earned,
    points: sum.points + next.points,
    seconds: Math.min(sum.seconds + next.seconds, UNTIMED),
    endedAt: sum.endedAt > next.endedAt ? sum.endedAt : next.endedAt,
  };
}
