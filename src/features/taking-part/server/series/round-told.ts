import type { Series } from '#domain/quiz/series/series.ts';

/** Which round somebody took, as it is told; null where there is none, or it is gone by now. */
export function roundTold(series: Series | null, id: string) {
  const at = series?.rounds.findIndex((round) => round.id === id) ?? -1;
  const round = series?.rounds[at];
  return round ? { number: at + 1, title: round.title } : null;
}
