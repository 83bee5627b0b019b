import { findBrokenLinks } from '../questionnaire/checking/find-broken-links.ts';
import { findGaps } from '../questionnaire/checking/find-gaps.ts';
import type { Finding } from '../questionnaire/finding.ts';
import type { Locale } from '../text/locale.ts';
import { isBlank, type Localized } from '../text/localized.ts';
import { pipedIn } from '../text/piped.ts';

type Where = Pick<Finding, 'text' | 'questionId' | 'optionId' | 'bandId'>;

/** What is wrong with a text that is said after submitting, where it is written: nothing is put into it. */
export function checkFeedbackText(text: Localized, languages: readonly Locale[], where: Where): Finding[] {
  if (isBlank(text)) return [];
  const piped = languages.filter((locale) => pipedIn(text[locale] ?? '').length > 0);
  return [
    ...findGaps(text, languages, { severity: 'warning', key: 'missingFeedback', ...where }),
    ...findBrokenLinks(text, languages, where),
    ...piped.map((locale): Finding => ({ severity: 'error', key: 'pipedNotHere', ...where, locale })),
  ];
}
