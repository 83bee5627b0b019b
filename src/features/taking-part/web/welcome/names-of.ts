import type { Locale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import type { Welcome } from './welcome.ts';

/** What links say of respondents, as whoever reads `locale` calls it: “Area, Branch”. */
export function namesOf(linkValues: Welcome['linkValues'], locale: Locale): string {
  return linkValues.map((name) => localizedText(name, locale)).join(', ');
}
