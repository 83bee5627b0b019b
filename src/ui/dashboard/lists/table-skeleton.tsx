import { Skeleton } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '../../plain/visually-hidden.tsx';
import styles from './data-table.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a table that is on its way. */
export function TableSkeleton({ columns }: { columns: number }) {
  const t = useText();
  return (
    <div className={styles.box} aria-busy="true">
      <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      <div className={styles.rows}>
        {ROWS.map((row) => (
          <Skeleton key={row} height={20} width={columns > 3 ? '100%' : '70%'} />
        ))}
      </div>
    </div>
  );
}
