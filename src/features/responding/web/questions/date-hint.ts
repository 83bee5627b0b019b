import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** Which days are taken, in words; undefined where any is. */
export function useDateHint({ min, max }: QuestionOf<'date'>): string | undefined {
  const t = useText();
  const format = useFormat();
  if (min && max) return t('responding:dateBetween', { min: format.date(min), max: format.date(max) });
  if (min) return t('responding:dateFrom', { min: format.date(min) });
  return max ? t('responding:dateTo', { max: format.date(max) }) : undefined;
}
