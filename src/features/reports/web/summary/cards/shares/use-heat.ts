import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import type { Heat } from '#ui/charts/tables/heat.ts';
import type { QuestionReport, ReportRow } from '../../../../contract/report.ts';
import { useVersionWords } from '../../use-version-words.ts';
import { sharesOf } from './shares-of.ts';

const ONE = { decimals: 1 };

interface HeatWords {
  /** What the means of the rows are called, where they are told. */
  meanLabel?: string | undefined;
  /** How many answered a row: the base of its percentages. */
  baseOf: (row: ReportRow) => number;
  strongest?: Heat['strongest'];
}

/** The rows of a question with what falls to each column; their means where those have a name. */
export function useHeat(report: QuestionReport, columns: Heat['columns'], words: HeatWords): Heat {
  const { meanLabel, baseOf, strongest } = words;
  const locale = useLocale();
  const format = useFormat();
  const versions = useVersionWords();
  const shares = sharesOf(report, locale, (row) => versions.ofOption(report, row));
  const rows = report.rows.map((row, index) => ({
    ...shares[index],
    id: shares[index]?.id ?? '',
    label: shares[index]?.label ?? '',
    count: baseOf(row),
    counts: row.counts ?? [],
    mean: row.mean === undefined ? undefined : format.number(row.mean, ONE),
  }));
  return { columns, rows, meanLabel, strongest };
}
