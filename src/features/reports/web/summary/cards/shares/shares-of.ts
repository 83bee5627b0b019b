import { periodsBetween } from '#domain/answers/days/periods.ts';
import { rowWords } from '#domain/answers/summary.ts';
import { kindOf, optionsOf } from '#domain/questionnaire/registry.ts';
import type { Option, Question } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { readLocalized } from '#domain/text/localized.ts';
import type { Stretch } from '#ui/charts/lines/line-chart.tsx';
import type { Share } from '#ui/charts/shares/share.ts';
import type { QuestionReport, ReportRow } from '../../../../contract/report.ts';
import { rightRows } from './right-rows.ts';

/** The rows of a question as a chart takes them: named, and marked with the language of the name. */
export function sharesOf(
  { question, rows, items }: Pick<QuestionReport, 'question' | 'rows' | 'items'>,
  locale: Locale,
  notesOf: (row: ReportRow) => string[],
  figureOf?: (row: ReportRow) => string | undefined,
): Share[] {
  const images = imagesOf(question);
  const isRight = rightRows({ question, items });
  return rows.map((row) => ({
    id: row.id,
    label: rowWords(question, row, locale),
    lang: readLocalized(row.label, locale)?.lang,
    image: images.get(row.id),
    notes: notesOf(row),
    right: isRight(row),
    count: row.count,
    share: row.share,
    points: row.points,
    value: figureOf?.(row),
  }));
}

/** Of the newest version; those that respondents were not shown are left out. */
function imagesOf(question: Question): Map<string, Option['image']> {
  if (!kindOf(question).pictured) return new Map();
  return new Map(optionsOf(question).map(({ id, image }) => [id, image]));
}

/** More points than a line can show apart. */
const MOST_STRETCHES = 120;
/** Fewer are no line. */
const LEAST_STRETCHES = 3;

/** The rows of a question about days, with the days between them: a line leaves none out. */
export function stretchesOf({ question, rows }: QuestionReport, locale: Locale): Stretch[] | undefined {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return undefined;
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  const periods = periodsBetween(first.id, last.id, MOST_STRETCHES);
  if (!periods || periods.length < LEAST_STRETCHES) return undefined;
  return periods.map((id) => {
    const count = counts.get(id) ?? 0;
    return { id, label: rowWords(question, { id, count, share: 0 }, locale), count };
  });
}
