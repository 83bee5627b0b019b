import { LOCALES } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import { textOf } from '#messages/translate.ts';

/** What somebody over a quota is told that has no closing of its own. The project's closing text thanks for answers. */
export const overQuotaWords = {
  title: inAll('takingPart:overQuota'),
  text: inAll('takingPart:overQuotaText'),
};

function inAll(key: 'takingPart:overQuota' | 'takingPart:overQuotaText'): Localized {
  return Object.fromEntries(LOCALES.map((locale) => [locale, textOf(locale)(key)]));
}
