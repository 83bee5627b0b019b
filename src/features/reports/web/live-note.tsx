import { useState } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './report.module.css';

interface LiveNoteProps {
  asOf: string;
  completed: number;
  /** The last try to bring it up to date failed. */
  stale: boolean;
}

/** How fresh the figures are, and how many responses came while one was looking. */
export function LiveNote({ asOf, completed, stale }: LiveNoteProps) {
  const t = useText();
  const format = useFormat();
  const [atFirst, setAtFirst] = useState(completed);
  // A deleted response is no reason to call an older one new.
  if (completed < atFirst) setAtFirst(completed);
  const time = format.time(asOf);
  const fresh = completed - atFirst;
  return (
    <p className={styles.live} data-stale={stale || undefined}>
      <span data-print="none">{stale ? t('reports:notUpdated', { time }) : t('reports:asOf', { time })}</span>
      <span data-print="only">{t('reports:asOf', { time: format.dateTime(asOf) })}</span>
      <span role="status" data-print="none">
        {fresh > 0 ? <strong className={styles.fresh}>{t('reports:newSinceOpened', { count: fresh })}</strong> : null}
      </span>
    </p>
  );
}
