import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './day-bars.module.css';

interface DayBarsProps {
  /** What is counted. */
  label: string;
  /** One after the other, today the last; days as YYYY-MM-DD. */
  days: readonly { day: string; count: number }[];
}

/** How many a day, small: a bar a day on a line, the day and its number where it is pointed at. */
export function DayBars({ label, days }: DayBarsProps) {
  const t = useText();
  const format = useFormat();
  const most = Math.max(1, ...days.map(({ count }) => count));
  const peak = days.findIndex(({ count }) => count === most);
  const first = days.at(0);
  return (
    <figure className={styles.figure}>
      <ol className={styles.bars} aria-label={label}>
        {days.map(({ day, count }, index) => (
          <li
            key={day}
            title={`${format.date(day)}: ${format.number(count)}`}
            data-late={index > days.length / 2 || undefined}
          >
            <span className={styles.words}>
              {format.date(day)}: {format.number(count)}
            </span>
            <span
              className={styles.bar}
              data-empty={count === 0 || undefined}
              style={{ height: count === 0 ? undefined : `${(count / most) * 100}%` }}
              aria-hidden="true"
            >
              {index === peak ? <b className={styles.most}>{format.number(count)}</b> : null}
            </span>
          </li>
        ))}
      </ol>
      <figcaption className={styles.ends} aria-hidden="true">
        <span>{first ? format.date(first.day) : null}</span>
        <span>{t('common:today')}</span>
      </figcaption>
    </figure>
  );
}
