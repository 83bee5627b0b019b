import type { Tally } from '#domain/answers/counting/tally.ts';
import { addedItem, addedTotals } from '#domain/answers/marks/counted-items.ts';
import { addedMarks, PERCENT } from '#domain/answers/marks/counted-marks.ts';
import { wilsonInterval } from '#domain/answers/statistics/wilson-interval.ts';
import { summariseValue } from '#domain/answers/values/summarise-value.ts';
import { reliabilityOf } from '#domain/quiz/item-statistics.ts';
import { toNumber } from '#domain/quiz/points.ts';
import { meanOf, type Remarking } from '#features/responses/public.ts';
import type { Report } from '../../contract/report.ts';
import type { MergedItem } from './merge-items.ts';

type Given = NonNullable<Report['marks']>;

/** What all came to who answered a quiz, and how far that can be relied on; null where nobody was marked. */
export function marksReport(
  tally: Tally,
  items: readonly MergedItem[],
  remarking: Remarking | undefined,
): Report['marks'] {
  const { base, rows, figures } = summariseValue(PERCENT, tally.get(PERCENT.key));
  if (base === 0 || !figures) return null;
  const { passed, failed, earned, points } = addedMarks(tally);
  const judged = passed + failed;
  return {
    markedAgain: remarking && remarking.results > 0 ? remarkingReport(remarking) : null,
    base,
    rows,
    figures,
    mean: { earned: toNumber(earned) / base, points: toNumber(points) / base },
    passed:
      judged === 0
        ? null
        : { count: passed, of: judged, share: passed / judged, interval: wilsonInterval(passed, judged) },
    ...reliabilityReport(tally, items),
  };
}

function reliabilityReport(tally: Tally, items: readonly MergedItem[]) {
  const marked = items.map(({ key }) => addedItem(tally, key)).filter(({ count }) => count > 0n);
  const found = reliabilityOf(marked, addedTotals(tally));
  return typeof found === 'string' ? { reliability: null, untold: found } : { reliability: found, untold: null };
}

function remarkingReport({ markedBy, finishedAt, results, changed, ...sums }: Remarking): Given['markedAgain'] {
  return {
    version: markedBy,
    finishedAt: finishedAt?.toISOString() ?? null,
    results,
    changed,
    before: { passed: sums.passedBefore, mean: meanOf(sums.percentBefore, sums.markedBefore) },
    after: { passed: sums.passedAfter, mean: meanOf(sums.percentAfter, sums.markedAfter) },
  };
}
