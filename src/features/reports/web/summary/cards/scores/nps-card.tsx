import { hasStatistics, STATISTICS_FROM } from '#domain/answers/statistics/small-samples.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DivergingBar } from '#ui/charts/bars/diverging-bar.tsx';
import { ShareTable } from '#ui/charts/tables/share-table.tsx';
import styles from '../../summary.module.css';
import type { CardProps } from '../card-props.ts';
import { RowsCard } from '../chart-cards.tsx';

/** From those who speak against it to those who speak for it. */
const GROUPS = ['detractors', 'passives', 'promoters'] as const;

/** The score, then who makes it up, then each number given. */
export function NpsCard(props: CardProps) {
  const t = useText();
  const { score, base } = props.report;
  if (!score) return <RowsCard {...props} drawing="columns" />;
  const groups = {
    label: t('reports:npsGroups'),
    shares: GROUPS.map((id) => ({ id, label: t(`reports:${id}`), count: score[id], share: score[id] / base })),
    answered: base,
  };
  return (
    <RowsCard
      {...props}
      drawing="columns"
      atDrawing={<DivergingBar {...groups} />}
      atTable={
        <div className={styles.groups}>
          <ShareTable {...groups} />
        </div>
      }
    >
      <Score score={score.score} answered={base} />
    </RowsCard>
  );
}

function Score({ score, answered }: { score: number; answered: number }) {
  const t = useText();
  const format = useFormat();
  if (!hasStatistics(answered))
    return <p className={styles.explained}>{t('reports:scoreFrom', { least: STATISTICS_FROM })}</p>;
  return (
    <dl className={styles.mean}>
      <div>
        <dt>{t('reports:npsScore')}</dt>
        <dd>{format.number(score)}</dd>
      </div>
    </dl>
  );
}
