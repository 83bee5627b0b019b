import type { Locale } from '../../text/locale.ts';
import type { Localized } from '../../text/localized.ts';
import { brokenLinks } from '../../text/marks/broken-links.ts';
import type { Finding } from '../finding.ts';
import { mayBeMarked } from '../texts/marked-texts.ts';

/** A finding for each link in a text that leads nowhere, in each language; none where texts have no links. */
export function findBrokenLinks(
  text: Localized,
  languages: readonly Locale[],
  { text: name, ...where }: Omit<Finding, 'severity' | 'key' | 'values'>,
): Finding[] {
  if (!name || !mayBeMarked({ text: name })) return [];
  return languages.flatMap((locale) =>
    [...new Set(brokenLinks(text[locale] ?? ''))].map(
      (address): Finding => ({
        severity: 'error',
        key: 'brokenLink',
        values: { address },
        ...where,
        text: name,
        locale,
      }),
    ),
  );
}
