import type { Tally } from '#domain/answers/counting/tally.ts';
import { addedMarks } from '#domain/answers/marks/counted-marks.ts';
import { toNumber } from '#domain/quiz/points.ts';
import type { Series } from '#domain/quiz/series/series.ts';
import type { RoundReport } from '../../contract/report.ts';

/** What those came to who took each round, in order; of a round that is gone by now nothing is said. */
export function roundsReport(series: Series, tally: Tally): RoundReport[] {
  return series.rounds.map(({ id, title }, at) => {
    const { marked, passed, failed, earned, points } = addedMarks(tally, id);
    const judged = passed + failed;
    return {
      ...{ id, number: at + 1, title, marked },
      mean: marked === 0 ? null : { earned: toNumber(earned) / marked, points: toNumber(points) / marked },
      passed: judged === 0 ? null : { count: passed, of: judged },
    };
  });
}
