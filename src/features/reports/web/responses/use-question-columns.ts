import type { Locale } from '#domain/text/locale.ts';
import { readLocalized } from '#domain/text/localized.ts';
import type { DetailField } from '#features/projects/contract/settings.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { QuestionReport } from '../../contract/report.ts';

export interface QuestionColumn {
  id: string;
  title: string;
  lang: string | undefined;
}

/** What a row of the list says: language and version only where there are several. */
export interface ResponseColumns {
  details: DetailField[];
  questions: QuestionColumn[];
  languages: Locale[];
  versions: number[];
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
