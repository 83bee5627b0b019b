import type { Tally } from '#domain/answers/counting/tally.ts';
import { addedBeside, addedEarly, addedItem, addedTries } from '#domain/answers/marks/counted-items.ts';
import { hasStatistics } from '#domain/answers/statistics/small-samples.ts';
import { discriminationOf, facilityOf } from '#domain/quiz/item-statistics.ts';
import { KNOWN_OUTCOMES, OUTCOMES } from '#domain/quiz/outcome.ts';
import { millionths } from '#domain/quiz/points.ts';
import type { ItemReport } from '../../contract/item-report.ts';
import type { MergedItem } from './merge-items.ts';

/** How a question did as a part of its quiz; `optionIds` are all that it ever offered. */
export function itemReport(
  { key, points, answerKey, parts, versions, retired }: MergedItem,
  optionIds: readonly string[],
  tally: Tally,
): ItemReport {
  const right = answerKey.by === 'options' ? answerKey.right : undefined;
  const sums = addedItem(tally, key);
  const count = Number(sums.count);
  const discrimination = discriminationOf(sums);
  const isTold = typeof discrimination === 'number';
  return {
    ...{ answerKey, points, versions, retired, count },
    facility: hasStatistics(count) ? facilityOf(sums, millionths(points)) : null,
    discrimination: isTold ? discrimination : null,
    untold: isTold ? null : discrimination,
    outcomes: KNOWN_OUTCOMES.map((outcome) => ({ outcome, ...addedBeside(tally, key, `outcome:${outcome}`) })),
    early: OUTCOMES.map((outcome) => ({ outcome, count: addedEarly(tally, key, outcome) })).filter(
      ({ count }) => count > 0,
    ),
    options: (right ? optionIds : []).map((id) => ({
      ...{ id, isRight: right?.includes(id) ?? false },
      ...addedBeside(tally, key, `option:${id}`),
    })),
    practised: addedTries(tally, key) ?? null,
    parts: parts.map((id) => ({ id, ...addedBeside(tally, key, `part:${id}`) })),
  };
}
