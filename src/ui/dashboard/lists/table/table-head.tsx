import { Checkbox } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '../../../plain/visually-hidden.tsx';
import type { Selection } from '../selection/use-selection.ts';
import type { ListState } from '../use-list-state.ts';
import { type Column, isCounted, widthOf } from './column.ts';
import { ColumnTitle } from './column-title.tsx';
import styles from './data-table.module.css';

interface TableHeadProps<T> {
  columns: readonly Column<T>[];
  list: ListState;
  sorts: readonly string[] | undefined;
  selection: Selection<T> | undefined;
  menu: boolean;
}

const ROLES = { head: { role: 'rowgroup' }, row: { role: 'row' }, title: { role: 'columnheader' } };

export function TableHead<T>({ columns, list, sorts, selection, menu }: TableHeadProps<T>) {
  const t = useText();
  return (
    <thead {...ROLES.head}>
      <tr {...ROLES.row}>
        {selection ? (
          <th {...ROLES.title} scope="col" className={styles.choice}>
            <Checkbox
              label={t('common:chooseAll')}
              classNames={{ labelWrapper: styles.chooseAll }}
              checked={selection.extent === 'all'}
              indeterminate={selection.extent === 'some'}
              onChange={(event) => selection.chooseAll(event.currentTarget.checked)}
            />
          </th>
        ) : null}
        {columns.map((column, place) => (
          <ColumnTitle
            key={column.id}
            column={column}
            list={list}
            sorts={sorts}
            width={place === 0 ? undefined : widthOf(column)}
            counted={isCounted(column.kind)}
          />
        ))}
        {menu ? (
          <th {...ROLES.title} scope="col" className={styles.menu}>
            <VisuallyHidden>{t('common:actions')}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
