import { cellId, hasColumns } from '#domain/questionnaire/kinds/grid/cells.ts';
import { optionsOf, rowsOf } from '#domain/questionnaire/registry.ts';
import type { Option, Question } from '#domain/questionnaire/schema.ts';
import { localizedText } from '#domain/text/localized.ts';
import type { Translator } from '#messages/translator.ts';

interface NamedRow {
  id: string;
  name: string;
}

/** What something is said of one by one, as it is called: a row, an option that is put in order, “row – column”. */
export function namedRows(question: Question, { t, locale }: Pick<Translator, 't' | 'locale'>): NamedRow[] {
  const named = (list: readonly Option[], unwritten: 'questions:option' | 'questions:row' | 'questions:column') =>
    list.map((part, index) => ({
      part,
      name: localizedText(part.label, locale) || t(unwritten, { number: index + 1 }),
    }));
  if (hasColumns(question)) {
    const columns = named(question.columns, 'questions:column');
    return named(question.rows, 'questions:row').flatMap((row) =>
      columns.map((column) => ({ id: cellId(row.part, column.part), name: `${row.name} – ${column.name}` })),
    );
  }
  const rows = rowsOf(question);
  // What is put in order, or given amounts, are the options themselves.
  const unwritten = rows === optionsOf(question) ? 'questions:option' : 'questions:row';
  return named(rows, unwritten).map(({ part, name }) => ({ id: part.id, name }));
}

/** What one of them is called; of one that is gone, that it is. */
export function rowName(question: Question, row: string, translator: Pick<Translator, 't' | 'locale'>): string {
  const found = namedRows(question, translator).find(({ id }) => id === row);
  return found?.name ?? translator.t('logic:goneOption');
}
