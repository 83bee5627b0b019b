import { bucketOf, PARTS_OF_ONE } from '../../../answers/buckets.ts';
import type { Cells } from '../../../answers/cells.ts';
import { reportedNumbers } from '../../../answers/reported/reported-numbers.ts';
import { afterNumber } from '../../../text/after-number.ts';
import { type Around, formatNumber } from '../../../text/format.ts';
import type { Locale } from '../../../text/locale.ts';
import { type Localized, localizedText } from '../../../text/localized.ts';
import { typedNumber } from '../../held.ts';
import type { Within } from '../../kind.ts';

interface Counted {
  unit: Localized;
}

/** All that follows where the answer is a number of any size, counted in a unit that the owner may name. */
export const countedNumber = {
  unit: ({ unit }: Counted) => unit,
  held: typedNumber,
  testedBy: 'number_between' as const,
  cells: numberCells,
  within: numberWithin,
  reported: reportedNumbers,
  words: (question: Counted, answer: number, locale: Locale) =>
    `${formatNumber(answer, locale)}${aroundNumber(question, locale).after}`,
  around: aroundNumber,
};

function aroundNumber(question: Counted, locale: Locale): Around {
  const unit = localizedText(question.unit, locale);
  return { before: '', after: afterNumber(unit) };
}

/**
 * `sum` (millionths) and `sumSquares` (millionths of millionths) make mean and deviation exact; `bucket:<b>` counts
 * answers by their first three digits, so that a question never has more cells than its range has such numbers.
 */
function numberCells(_question: unknown, answer: number): Cells {
  const cells: Cells = { [`bucket:${bucketOf(answer)}`]: 1n };
  if (answer === 0) return cells;
  // At most 10^15, where a double still tells whole numbers apart: rounding recovers the decimal that was typed.
  const millionths = BigInt(Math.round(answer * PARTS_OF_ONE));
  cells.sum = millionths;
  cells.sumSquares = millionths * millionths;
  return cells;
}

/** The answer itself, within its bucket; nothing where it is the number that the bucket begins with. */
function numberWithin(_question: unknown, answer: number): readonly Within[] {
  const bucket = bucketOf(answer);
  return bucket === answer ? [] : [{ part: String(bucket), cells: { [`value:${answer}`]: 1n } }];
}

/** As a spreadsheet takes it: without exponent (1e-6) and without trailing zeros. */
export function plainNumber(value: number, decimals: number): string {
  const fixed = value.toFixed(decimals);
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
}
