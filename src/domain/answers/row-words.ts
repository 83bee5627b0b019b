import type { Question } from '../questionnaire/schema.ts';
import { toBengaliDigits } from '../text/digits.ts';
import { formatDate, formatNumber } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';
import { localizedText } from '../text/localized.ts';
import type { SummaryRow } from './summary.ts';

/** What a row of a summary is called, the same in chart, table and export. */
export function rowWords(question: Question, row: SummaryRow, locale: Locale): string {
  if ('options' in question) return localizedText(row.label, locale) || row.id;
  if (question.kind === 'date') return periodWords(row.id, locale);
  const { from = Number(row.id), to = from } = row;
  return from === to ? formatNumber(from, locale) : `${formatNumber(from, locale)} – ${formatNumber(to, locale)}`;
}

/** A day, a month (March 2026) or a year. */
function periodWords(period: string, locale: Locale): string {
  if (period.length === 'YYYY-MM-DD'.length) return formatDate(period, locale);
  if (period.length === 'YYYY'.length) return locale === 'bn' ? toBengaliDigits(period) : period;
  const [, ...monthAndYear] = formatDate(`${period}-01`, locale).split(' ');
  return monthAndYear.join(' ');
}
