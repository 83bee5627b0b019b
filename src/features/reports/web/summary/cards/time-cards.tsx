import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import styles from '../summary.module.css';
import type { CardProps } from './card-props.ts';
import { RowsCard } from './chart-cards.tsx';
import { FiguresLine } from './figures/figures-line.tsx';
import { stretchesOf } from './shares/shares-of.ts';

/** Days, months or years: a line through time, unless they lie too far apart. */
export function DatesCard(props: CardProps) {
  const locale = useLocale();
  return <RowsCard {...props} drawing="columns" stretches={stretchesOf(props.report, locale)} />;
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
  const locale = useLocale();
  const { question, figures, base } = props.report;
  return (
    <RowsCard {...props} drawing="columns" stretches={stretchesOf(props.report, locale)}>
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
