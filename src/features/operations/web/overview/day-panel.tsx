import { useId } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DayBars } from '#ui/dashboard/day-bars.tsx';
import styles from './overview.module.css';

interface DayPanelProps {
  title: string;
  days: readonly { day: string; count: number }[];
}

/** How many in all these days, and how many on each. */
export function DayPanel({ title, days }: DayPanelProps) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>
          <b>{format.number(days.reduce((sum, { count }) => sum + count, 0))}</b>{' '}
          {t('operations:inDays', { count: days.length })}
        </p>
      </header>
      <DayBars label={title} days={days} />
    </section>
  );
}
