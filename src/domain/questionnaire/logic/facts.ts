import type { Locale } from '../../text/locale.ts';
import type { HiddenValues } from '../hidden-value-name.ts';

/** What is known of a respondent from the start on, by name: hidden values under theirs, and {@link LANGUAGE}. */
export type Facts = Readonly<Record<string, string>>;

/** The language they answer in; no hidden value can be called so. */
export const LANGUAGE = '$language';

/** Of somebody of whom nothing is known. */
export const NO_FACTS: Facts = {};

export function factsOf({ locale, hiddenValues }: { locale: Locale; hiddenValues: HiddenValues }): Facts {
  return { ...hiddenValues, [LANGUAGE]: locale };
}
