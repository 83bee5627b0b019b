import { hasStatistics, STATISTICS_FROM } from '#domain/answers/statistics/small-samples.ts';
import { readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { ReportRow } from '../../../contract/report.ts';
import styles from '../summary.module.css';
import type { CardProps } from './card-props.ts';
import { RowsCard } from './chart-cards.tsx';
import { useHeat } from './shares/use-heat.ts';

/** A row counts who answered it, however much was chosen there. */
const baseOf = ({ count }: ReportRow) => count;

/** What was chosen in each row, as a map. */
export function GridCard(props: CardProps) {
  const locale = useLocale();
  const columns = (props.report.columns ?? []).map(({ id, label }) => {
    const read = readLocalized(label, locale);
    return { id, label: read?.text ?? id, lang: read?.lang };
  });
  return <RowsCard {...props} heat={useHeat(props.report, columns, { baseOf })} />;
}

/** How each row was rated, as a map, and its mean. */
export function GridRatingCard(props: CardProps) {
  const t = useText();
  const format = useFormat();
  const { columns = [], base } = props.report;
  const isEnough = hasStatistics(base);
  const steps = columns.map(({ id }) => ({ id, label: format.number(Number(id)) }));
  const meanLabel = isEnough ? t('reports:mean') : undefined;
  const heat = useHeat(props.report, steps, { meanLabel, baseOf, strongest: 'last' });
  return (
    <RowsCard {...props} heat={heat}>
      {isEnough || base === 0 ? null : (
        <p className={styles.explained}>{t('reports:meansFrom', { least: STATISTICS_FROM })}</p>
      )}
    </RowsCard>
  );
}
