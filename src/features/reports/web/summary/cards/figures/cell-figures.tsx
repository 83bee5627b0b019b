import { hasStatistics } from '#domain/answers/statistics/small-samples.ts';
import { rowWords } from '#domain/answers/summary.ts';
import { NO_VALUE } from '#domain/text/format.ts';
import { readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { FiguresTable } from '#ui/charts/tables/figures-table.tsx';
import type { QuestionReport } from '../../../../contract/report.ts';
import { meanDecimals } from './mean-decimals.ts';

/** What the numbers in each cell come to: for those who read figures. Of a handful the ends alone. */
export function CellFigures({ report: { question, rows } }: { report: QuestionReport }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  return (
    <FiguresTable
      label={t('reports:cellFigures')}
      columns={[t('reports:mean'), t('reports:median'), t('reports:lowest'), t('reports:highest')]}
      rows={rows.map((row) => {
        const { figures, count } = row;
        const middle = hasStatistics(count) ? figures : undefined;
        return {
          id: row.id,
          name: rowWords(question, row, locale),
          lang: readLocalized(row.label, locale)?.lang,
          figures: [
            middle ? format.number(middle.mean, { decimals: meanDecimals(middle.mean) }) : NO_VALUE,
            middle ? format.number(middle.median) : NO_VALUE,
            figures ? format.number(figures.min) : NO_VALUE,
            figures ? format.number(figures.max) : NO_VALUE,
          ],
        };
      })}
    />
  );
}
