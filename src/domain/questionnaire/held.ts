import type { Answer } from '../answers/answer.ts';
import { toBengaliDigits } from '../text/digits.ts';
import type { Locale } from '../text/locale.ts';

/** How the fields of a form hold an answer. */
export interface Held<A extends Answer> {
  /** Whether it may be several values at once: a form that names the question then sends a list. */
  several: boolean;
  /** Where one value is told in several fields: their names, and what they say together. */
  parts?: { names: readonly string[]; join(values: readonly string[]): string };
  /** The values that the fields show when this is the answer. */
  values(answer: A, locale: Locale): readonly string[];
}

/** One value as it is stored: a text, or which one was chosen. */
export const oneValue: Held<string | number> = {
  several: false,
  values: (answer) => [String(answer)],
};

/** Those that were chosen. */
export const severalValues: Held<readonly string[]> = {
  several: true,
  values: (answer) => answer,
};

/** A number that is typed comes back in the page's digits. */
export const typedNumber: Held<number> = {
  several: false,
  values: (answer, locale) => [locale === 'bn' ? toBengaliDigits(String(answer)) : String(answer)],
};
