import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Stretch } from '#ui/charts/lines/line-chart.tsx';
import styles from '../summary.module.css';
import type { CardProps } from './card-props.ts';
import { RowsCard } from './chart-cards.tsx';
import { FiguresLine } from './figures/figures-line.tsx';
import { stretchesOf } from './shares/shares-of.ts';

/** Days, months or years: a line through time, unless they lie too far apart. */
export function DatesCard(props: CardProps) {
  return <RowsCard {...props} drawing="columns" stretches={useStretches(props)} />;
}

/** Hours of the day. */
export function TimesCard(props: CardProps) {
  const t = useText();
  return (
    <RowsCard {...props} drawing="columns">
      {props.report.base > 0 ? <p className={styles.explained}>{t('reports:hoursNote')}</p> : null}
    </RowsCard>
  );
}

/** How many days ranges take, and when they begin. */
export function RangesCard(props: CardProps) {
  const t = useText();
  const { question, figures, base } = props.report;
  return (
    <RowsCard {...props} drawing="columns" stretches={useStretches(props)}>
      {figures ? (
        <>
          <FiguresLine
            question={question}
            figures={figures}
            answered={base}
            unitOf={(count) => t('reports:days', { count })}
          />
          <p className={styles.explained}>{t('reports:byFirstDay')}</p>
        </>
      ) : null}
    </RowsCard>
  );
}

/** The last one is told apart while it goes on: how many name a day of it is not known yet. */
function useStretches({ report, today }: CardProps): Stretch[] | undefined {
  const t = useText();
  const stretches = stretchesOf(report, useLocale());
  const last = stretches?.at(-1);
  if (!stretches || !last || !today?.startsWith(last.id)) return stretches;
  const short = last.label;
  return stretches.with(-1, { ...last, label: t('reports:soFar', { period: short }), short, isPart: true });
}
