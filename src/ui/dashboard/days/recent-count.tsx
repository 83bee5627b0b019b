import { useId } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { type Fact, FactList } from '../facts/fact-list.tsx';
import { DayBars } from './day-bars.tsx';
import styles from './recent-count.module.css';

interface RecentCountProps {
  title: string;
  /** One after the other, today the last; days as YYYY-MM-DD. */
  days: readonly { day: string; count: number }[];
  /** How many there are since ever; left out where it would say the same number again. */
  total: { label: string; count: number };
  facts: readonly Fact[];
  /** What the bars show. */
  perDay: string;
  /** Stands for the bars where nothing came in. */
  quiet: string;
}

/** What a first page begins with: how many came in of late, what else is known of them, and a bar a day. */
export function RecentCount({ title, days, total, facts, perDay, quiet }: RecentCountProps) {
  const format = useFormat();
  const id = useId();
  const recent = days.reduce((sum, { count }) => sum + count, 0);
  const hasEarlier = total.count !== recent;
  const inTotal: Fact = [total.label, format.number(total.count)];
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.recent}>{format.number(recent)}</p>
        <FactList className={styles.facts} facts={hasEarlier ? [inTotal, ...facts] : facts} />
      </div>
      {recent === 0 ? <p className={styles.quiet}>{quiet}</p> : <DayBars label={perDay} days={days} />}
    </section>
  );
}
