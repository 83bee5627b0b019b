import type { Finding } from '#domain/questionnaire/finding.ts';
import { shownValues } from '#domain/questionnaire/shown-values.ts';
import { useI18n, useLocale } from '#kit/web/i18n/use-i18n.ts';

/** What was found, in words. */
export function useFindingText(): (finding: Finding) => string {
  const i18n = useI18n();
  const locale = useLocale();
  const translate = i18n.t as unknown as (key: string, options: object) => string;
  return (finding) => translate(finding.key, { ...shownValues(finding, locale), ns: 'checker' });
}
