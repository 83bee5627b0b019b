import type { Finding } from '#domain/questionnaire/finding.ts';
import { shownValues } from '#domain/questionnaire/shown-values.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';

/** What was found, in words. */
export function useFindingText(): (finding: Finding) => string {
  const { find, locale } = usePageTranslator();
  return (finding) => find(`checker:${finding.key}`, shownValues(finding, locale)) ?? finding.key;
}
