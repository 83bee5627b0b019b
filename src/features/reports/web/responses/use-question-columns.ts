import { readLocalized } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { QuestionReport } from '../../contract.ts';

export interface QuestionColumn {
  id: string;
  title: string;
  lang: string | undefined;
}

/**
 * A column a question. One that was asked in another way before has one column too: each answer is in the words of its
 * own version.
 */
export function useQuestionColumns(questions: readonly QuestionReport[]): QuestionColumn[] {
  const t = useText();
  const locale = useLocale();
  const columns = new Map<string, QuestionColumn>();
  for (const { question } of questions) {
    const { id, title } = question;
    const read = readLocalized(title, locale);
    if (!columns.has(id)) columns.set(id, { id, title: read?.text ?? t('questions:untitled'), lang: read?.lang });
  }
  return [...columns.values()];
}
