import { useFormat } from '#kit/web/i18n/use-format.ts';
import styles from './data-table.module.css';

export interface RowGroup {
  id: string;
  title: string;
  /** How many rows are in it, on whatever page. */
  count: number;
}

interface GroupHeadProps {
  group: RowGroup | undefined;
  /** That of the row above. */
  before: RowGroup | undefined;
  columns: number;
}

const ROLES = { row: { role: 'row' }, head: { role: 'rowheader' } };

/** Above the first row of a group: what its rows have in common. */
export function GroupHead({ group, before, columns }: GroupHeadProps) {
  const format = useFormat();
  if (!group || group.id === before?.id) return null;
  return (
    <tr {...ROLES.row} className={styles.group}>
      <th {...ROLES.head} scope="rowgroup" colSpan={columns}>
        {group.title} <span className={styles.groupCount}>{format.number(group.count)}</span>
      </th>
    </tr>
  );
}
