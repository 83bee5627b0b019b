import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import type { Heat } from '#ui/charts/heat.ts';
import type { QuestionReport } from '../../../contract/report.ts';
import { useVersionWords } from '../use-version-words.ts';
import { sharesOf } from './shares-of.ts';

const ONE = { decimals: 1 };

/** The rows of a question with what falls to each column; their means where those have a name. */
export function useHeat(report: QuestionReport, columns: Heat['columns'], meanLabel?: string): Heat {
  const locale = useLocale();
  const format = useFormat();
  const words = useVersionWords();
  const shares = sharesOf(report, locale, (row) => words.ofOption(report, row));
  const rows = report.rows.map(({ counts = [], mean }, index) => ({
    ...shares[index],
    id: shares[index]?.id ?? '',
    label: shares[index]?.label ?? '',
    count: counts.reduce((sum, count) => sum + count, 0),
    counts,
    mean: mean === undefined ? undefined : format.number(mean, ONE),
  }));
  return { columns, rows, meanLabel };
}
