import { netPromoterScore } from '#domain/answers/net-promoter-score.ts';
import { hasStatistics, STATISTICS_FROM } from '#domain/answers/small-samples.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useShareWords } from '#ui/charts/use-share-words.ts';
import styles from '../summary.module.css';
import type { CardProps } from './card-props.ts';
import { RowsCard } from './chart-cards.tsx';

/** The score, then who makes it up, then each number given. */
export function NpsCard(props: CardProps) {
  return (
    <RowsCard {...props}>
      <Score {...props} />
    </RowsCard>
  );
}

const GROUPS = ['promoters', 'passives', 'detractors'] as const;

function Score({ report: { rows, base } }: CardProps) {
  const t = useText();
  const format = useFormat();
  const words = useShareWords(base);
  const found = netPromoterScore(rows.map(({ id, count }) => [Number(id), count]));
  if (!found) return null;
  if (!hasStatistics(base))
    return <p className={styles.explained}>{t('reports:scoreFrom', { least: STATISTICS_FROM })}</p>;
  return (
    <>
      <dl className={styles.mean}>
        <div>
          <dt>{t('reports:npsScore')}</dt>
          <dd>{format.number(found.score)}</dd>
        </div>
      </dl>
      <dl className={styles.figures}>
        {GROUPS.map((group) => (
          <div key={group}>
            <dt>{t(`reports:${group}`)}</dt>
            <dd>{words.percent(found[group] / base)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
