import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { shownValues } from '#domain/questionnaire/shown-values.ts';
import { useI18n, useLocale } from '#kit/web/i18n/use-i18n.ts';

/** What a question asks for beyond what its owner wrote, in words; undefined where anything goes. */
export function useQuestionHint(question: Question): string | undefined {
  const translate = useI18n().t as unknown as (key: string, values: object) => string;
  const locale = useLocale();
  const hint = kindOf(question).hint?.(question);
  return hint && translate(`questions:hint.${hint.key}`, shownValues(hint, locale));
}
