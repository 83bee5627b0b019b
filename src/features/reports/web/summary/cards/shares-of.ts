import { rowWords } from '#domain/answers/summary.ts';
import type { Locale } from '#domain/text/locale.ts';
import { readLocalized } from '#domain/text/localized.ts';
import type { Share } from '#ui/charts/share.ts';
import type { QuestionReport, ReportRow } from '../../../contract.ts';

/** The rows of a question as a chart takes them: named, and marked with the language of the name. */
export function sharesOf(
  { question, rows }: QuestionReport,
  locale: Locale,
  notesOf: (row: ReportRow) => string[],
): Share[] {
  return rows.map((row) => ({
    id: row.id,
    label: rowWords(question, row, locale),
    lang: readLocalized(row.label, locale)?.lang,
    notes: notesOf(row),
    count: row.count,
    share: row.share,
    points: row.points,
  }));
}
