import { hasStatistics, STATISTICS_FROM } from '#domain/answers/statistics/small-samples.ts';
import type { TopBox } from '#domain/answers/statistics/top-box.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useShareWords } from '#ui/charts/shares/use-share-words.ts';
import styles from '../../summary.module.css';
import type { CardProps } from '../card-props.ts';
import { RowsCard } from '../chart-cards.tsx';
import { MeanOf } from '../figures/mean-of.tsx';

/** How many are satisfied, then which way the steps lean. */
export function SatisfactionCard(props: CardProps) {
  const t = useText();
  const { topBox, base } = props.report;
  return (
    <RowsCard {...props} drawing="steps">
      {topBox ? <BestOf label={t('reports:satisfied')} topBox={topBox} answered={base} /> : null}
    </RowsCard>
  );
}

/** How many found it easy, and how easy it was on the whole. */
export function EffortCard(props: CardProps) {
  const t = useText();
  const { topBox, figures, rows, base } = props.report;
  return (
    <RowsCard {...props} drawing="steps">
      {topBox && hasStatistics(base) ? <BestOf label={t('reports:easy')} topBox={topBox} answered={base} /> : null}
      {figures ? <MeanOf mean={figures.mean} most={Number(rows.at(-1)?.id)} answered={base} /> : null}
    </RowsCard>
  );
}

/** The share of the best steps, and of how many. */
function BestOf({ label, topBox, answered }: { label: string; topBox: TopBox; answered: number }) {
  const t = useText();
  const words = useShareWords(answered);
  if (!hasStatistics(answered)) {
    return <p className={styles.explained}>{t('reports:scoreFrom', { least: STATISTICS_FROM })}</p>;
  }
  return (
    <dl className={styles.mean}>
      <div>
        <dt>{label}</dt>
        <dd>
          {words.percent(topBox.share)} <small>{words.outOf(topBox.count)}</small>
        </dd>
      </div>
      <div className={styles.interval}>
        <dt>{t('reports:interval')}</dt>
        <dd>
          {words.percent(topBox.interval.low)} – {words.percent(topBox.interval.high)}
        </dd>
      </div>
    </dl>
  );
}
