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
  /** The cells that its rows have after their name, by column. */
  cells: readonly string[];
}

const ROLES = { row: { role: 'row' }, head: { role: 'rowheader' }, cell: { role: 'cell' } };

/**
 * Above the first row of a group: what its rows have in common. It has as many cells as they do, which leave the table
 * together with theirs: one cell over all columns would make columns of its own where some have no room.
 */
export function GroupHead({ group, before, cells }: GroupHeadProps) {
  const format = useFormat();
  if (!group || group.id === before?.id) return null;
  return (
    <tr {...ROLES.row} className={styles.group}>
      <th {...ROLES.head} scope="rowgroup">
        {group.title} <span className={styles.groupCount}>{format.number(group.count)}</span>
      </th>
      {cells.map((id) => (
        <td {...ROLES.cell} key={id} data-column={id} />
      ))}
    </tr>
  );
}
