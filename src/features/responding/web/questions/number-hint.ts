import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** Which numbers are taken, in words; undefined where any is. */
export function useNumberHint({ min, max }: QuestionOf<'number'>): string | undefined {
  const t = useText();
  if (min !== undefined && max !== undefined) return t('responding:numberBetween', { min, max });
  if (min !== undefined) return t('responding:numberFrom', { min });
  return max === undefined ? undefined : t('responding:numberTo', { max });
}
