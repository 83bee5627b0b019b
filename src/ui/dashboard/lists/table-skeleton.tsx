import { Skeleton } from '@mantine/core';
import { Waiting } from '../waiting.tsx';
import styles from './data-table.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a table that is on its way. */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <Waiting className={styles.box}>
      <div className={styles.rows}>
        {ROWS.map((row) => (
          <Skeleton key={row} height={20} width={columns > 3 ? '100%' : '70%'} />
        ))}
      </div>
    </Waiting>
  );
}
