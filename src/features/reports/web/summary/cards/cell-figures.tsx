import { hasStatistics } from '#domain/answers/small-samples.ts';
import { rowWords } from '#domain/answers/summary.ts';
import { NO_VALUE } from '#domain/text/format.ts';
import { readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { useScrollEdges } from '#ui/use-scroll-edges.ts';
import type { QuestionReport } from '../../../contract/report.ts';
import styles from './cell-figures.module.css';
import { meanDecimals } from './mean-decimals.ts';

/** What the numbers in each cell come to: for those who read figures. Of a handful the ends alone. */
export function CellFigures({ report: { question, rows } }: { report: QuestionReport }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const edges = useScrollEdges();
  const label = t('reports:cellFigures');
  return (
    // Wider than a phone, it is moved within its own frame, by keys too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section ref={edges} className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('reports:mean')}</th>
            <th scope="col">{t('reports:median')}</th>
            <th scope="col">{t('reports:lowest')}</th>
            <th scope="col">{t('reports:highest')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { figures, count } = row;
            const middle = hasStatistics(count) ? figures : undefined;
            return (
              <tr key={row.id}>
                <th scope="row" lang={readLocalized(row.label, locale)?.lang}>
                  {rowWords(question, row, locale)}
                </th>
                <td>{middle ? format.number(middle.mean, { decimals: meanDecimals(middle.mean) }) : NO_VALUE}</td>
                <td>{middle ? format.number(middle.median) : NO_VALUE}</td>
                <td>{figures ? format.number(figures.min) : NO_VALUE}</td>
                <td>{figures ? format.number(figures.max) : NO_VALUE}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
