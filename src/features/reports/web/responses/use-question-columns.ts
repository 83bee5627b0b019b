import { kindOf } from '#domain/questionnaire/registry.ts';
import type { HiddenValue } from '#domain/questionnaire/schema.ts';
import type { Around } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locale.ts';
import { readLocalized } from '#domain/text/localized.ts';
import type { DetailField } from '#features/projects/contract/settings.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { QuestionReport, Report } from '../../contract/report.ts';

export interface QuestionColumn {
  id: string;
  title: string;
  lang: string | undefined;
  /** Of numbers what stands around each: told once, in the head. */
  around: Around | undefined;
  /** The versions that ask it as the newest of them does; it is in no other, as in the file. */
  versions: readonly number[];
}

/** What is reckoned has one column, in however many ways it was. */
export interface ValueColumn {
  id: string;
  title: string;
  isNumeric: boolean;
}

/** What a row of the list says: language and version only where there are several. */
export interface ResponseColumns {
  details: DetailField[];
  hiddenValues: readonly HiddenValue[];
  questions: QuestionColumn[];
  values: ValueColumn[];
  /** Of a quiz: what each response came to. */
  marks: boolean;
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
  for (const { question, versions } of questions) {
    const { id, title } = question;
    if (columns.has(id)) continue;
    const read = readLocalized(title, locale);
    const around = kindOf(question).around?.(question, locale);
    columns.set(id, { id, title: read?.text ?? t('questions:untitled'), lang: read?.lang, around, versions });
  }
  return [...columns.values()];
}

/** A column for whatever is reckoned of a response. */
export function valueColumns(values: Report['values']): ValueColumn[] {
  const columns = new Map<string, ValueColumn>();
  for (const { id, label, type } of values) {
    if (columns.has(id)) continue;
    columns.set(id, { id, title: label, isNumeric: type === 'numeric' });
  }
  return [...columns.values()];
}

/** An answer, and around it what the head says already; in a version with another unit or scale all is answer. */
export function inColumn(words: string, around: Around | undefined): Around & { said: string } {
  const { before, after } = around ?? NOTHING;
  if (!words.startsWith(before) || !words.endsWith(after)) return { ...NOTHING, said: words };
  return { before, said: words.slice(before.length, words.length - after.length), after };
}

const NOTHING: Around = { before: '', after: '' };

/** What the head says of all cells: a unit, a scale. */
export function measureOf(around: Around | undefined): string {
  return `${around?.before ?? ''}${around?.after ?? ''}`.trim();
}
