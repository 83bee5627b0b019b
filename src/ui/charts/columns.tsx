import type { CSSProperties } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import styles from './columns.module.css';
import type { Share } from './share.ts';

/** As many columns have room for their figures and names; of more, only some are named. */
const ROOMY = 12;
const NAMED = 6;

/** Shares on a scale as columns beside each other. A list to those who hear it, every column with its name and figures. */
export function Columns({ label, shares }: { label: string; shares: Share[] }) {
  const format = useFormat();
  const largest = Math.max(0, ...shares.map(({ count }) => count));
  const every = shares.length > ROOMY ? Math.ceil(shares.length / NAMED) : 1;
  return (
    <ol className={styles.columns} aria-label={label} data-roomy={shares.length <= ROOMY || undefined}>
      {shares.map(({ id, label: name, lang, count, share }, index) => (
        <li key={id} style={columnHeight(count, largest)} data-named={index % every === 0 || undefined}>
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

function columnHeight(count: number, largest: number): CSSProperties {
  return { '--of-largest': largest > 0 ? count / largest : 0 } as CSSProperties;
}
