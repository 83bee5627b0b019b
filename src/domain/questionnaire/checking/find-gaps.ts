import type { Locale } from '../../text/locale.ts';
import { isBlank, type Localized, missingLocales } from '../../text/localized.ts';
import type { Finding, GapKey } from '../finding.ts';

/** The finding for each language that a text is missing in, although it is written in another. */
export function findGaps(
  text: Localized,
  languages: readonly Locale[],
  finding: Omit<Finding, 'key'> & { key: GapKey },
): Finding[] {
  if (isBlank(text)) return [];
  return missingLocales(text, languages).map((locale) => ({
    ...finding,
    key: `${finding.key}${locale === 'en' ? 'En' : 'Bn'}`,
    locale,
  }));
}
