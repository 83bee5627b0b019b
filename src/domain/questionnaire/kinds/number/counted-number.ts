import { reportedNumbers } from '../../../answers/reported/reported-numbers.ts';
import { afterNumber } from '../../../text/after-number.ts';
import { type Around, formatGiven } from '../../../text/format.ts';
import type { Locale } from '../../../text/locale.ts';
import { type Localized, localizedText } from '../../../text/localized.ts';
import { typedNumber } from '../../held.ts';
import type { PartOfKind } from '../../kind.ts';
import { numberCells, numbersTogether, numberWithin } from './count-numbers.ts';

interface InUnits {
  unit: Localized;
}

/** All that follows where the answer is a number of any size, counted in a unit that the owner may name. */
export const countedNumber = {
  unit: ({ unit }: InUnits) => unit,
  keyedBy: ['numbers'] as const,
  held: typedNumber,
  testedBy: 'number_between' as const,
  cells: numberCells,
  within: numberWithin,
  together: numbersTogether,
  reported: reportedNumbers,
  words: (question: InUnits, answer: number, locale: Locale) =>
    `${formatGiven(answer, locale)}${aroundNumber(question, locale).after}`,
  around: aroundNumber,
  cellKind: 'number' as const,
} satisfies PartOfKind;

function aroundNumber(question: InUnits, locale: Locale): Around {
  const unit = localizedText(question.unit, locale);
  return { before: '', after: afterNumber(unit) };
}

/** As a spreadsheet takes it: without exponent (1e-6) and without trailing zeros. */
export function plainNumber(value: number, decimals: number): string {
  const fixed = value.toFixed(decimals);
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
}
