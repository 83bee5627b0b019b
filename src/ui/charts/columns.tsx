import { useFormat } from '#kit/web/i18n/use-format.ts';
import styles from './columns.module.css';
import { ofLargest, type Share } from './share.ts';

/** As many columns have room for their figures and names; of more, some are named and the highest has its figures. */
const ROOMY = 12;
const NAMED = 6;

/**
 * Shares on a scale as columns beside each other. A list to those who hear it, every column with its name and figures.
 */
export function Columns({ label, shares }: { label: string; shares: Share[] }) {
  const format = useFormat();
  const largest = Math.max(0, ...shares.map(({ count }) => count));
  const peak = shares.findIndex(({ count }) => count === largest);
  return (
    <ol className={styles.columns} aria-label={label} data-roomy={shares.length <= ROOMY || undefined}>
      {shares.map(({ id, label: name, lang, count, share }, index) => (
        <li
          key={id}
          style={ofLargest(count, largest)}
          data-named={nameOf(index, shares.length)}
          data-peak={index === peak || undefined}
        >
          <span className={styles.name} lang={lang}>
            {name}
          </span>
          <span className={styles.figures}>
            {format.number(count)} <span className={styles.share}>({format.percent(share)})</span>
          </span>
          <span className={styles.column} aria-hidden="true" />
        </li>
      ))}
    </ol>
  );
}

/** Which of many columns bear their name: both ends, and between them as many as leave each other room. */
function nameOf(index: number, columns: number): 'end' | 'inner' | undefined {
  const last = columns - 1;
  if (index === 0 || index === last) return 'end';
  const every = Math.ceil(columns / NAMED);
  return index % every === 0 && last - index >= every ? 'inner' : undefined;
}
