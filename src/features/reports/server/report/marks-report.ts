import type { Tally } from '#domain/answers/counting/tally.ts';
import { addedMarks, PERCENT } from '#domain/answers/marks/counted-marks.ts';
import { wilsonInterval } from '#domain/answers/statistics/wilson-interval.ts';
import { summariseValue } from '#domain/answers/values/summarise-value.ts';
import { toNumber } from '#domain/quiz/points.ts';
import type { Report } from '../../contract/report.ts';

/** What all came to who answered a quiz; null where nobody was marked. */
export function marksReport(tally: Tally): Report['marks'] {
  const { base, rows, figures } = summariseValue(PERCENT, tally.get(PERCENT.key));
  if (base === 0 || !figures) return null;
  const { passed, failed, earned, points } = addedMarks(tally);
  const judged = passed + failed;
  return {
    base,
    rows,
    figures,
    mean: { earned: toNumber(earned) / base, points: toNumber(points) / base },
    passed:
      judged === 0
        ? null
        : { count: passed, of: judged, share: passed / judged, interval: wilsonInterval(passed, judged) },
  };
}
