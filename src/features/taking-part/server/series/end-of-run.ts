import type { Series } from '#domain/quiz/series/series.ts';
import { roundEnd } from '#domain/quiz/series/standing-in-rounds.ts';

/** Until when answers of a run are taken because its round ends then; null where nothing says so. */
export function endOfRun(
  { series }: { series: Series | null },
  { round, startedAt }: { round: string; startedAt: Date },
): Date | null {
  const its = series?.rounds.find(({ id }) => id === round);
  return its ? roundEnd(its, startedAt) : null;
}
