import { Checkbox } from '@mantine/core';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { To } from 'react-router';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useRowFocus } from '../../focus/use-row-focus.ts';
import type { Selection } from '../selection/use-selection.ts';
import { cardPlaces } from './card-place.ts';
import { Cell } from './cell.tsx';
import { type Column, isCounted } from './column.ts';
import styles from './data-table.module.css';

interface TableRowProps<T> {
  row: T;
  columns: readonly Column<T>[];
  nameOf?: (row: T) => string;
  linkTo?: (row: T) => To;
  actions?: (row: T) => ReactNode;
  selection: Selection<T> | undefined;
}

const ROLES = { row: { role: 'row' }, cell: { role: 'cell' }, name: { role: 'rowheader' } };

export function TableRow<T>({ row, columns, nameOf, linkTo, actions, selection }: TableRowProps<T>) {
  const t = useText();
  const [name, ...others] = columns;
  const places = cardPlaces(others, row);
  const element = useRef<HTMLTableRowElement>(null);
  useRowFocus(element);
  const isChosen = selection?.isChosen(row) || undefined;
  return (
    <tr {...ROLES.row} ref={element} className={styles.row} data-chosen={isChosen} onClick={followRow}>
      {selection ? (
        <td {...ROLES.cell} className={styles.choice}>
          <Checkbox
            aria-label={t('common:chooseNamed', { name: nameOf?.(row) ?? '' })}
            checked={selection.isChosen(row)}
            onChange={() => selection.toggle(row)}
          />
        </td>
      ) : null}
      {name ? (
        <th {...ROLES.name} scope="row" className={styles.name} data-column={name.id}>
          {linkTo ? (
            <LocaleLink to={linkTo(row)} className={styles.link} data-row-link="" title={nameOf?.(row)}>
              <Cell column={name} row={row} />
            </LocaleLink>
          ) : (
            <Cell column={name} row={row} />
          )}
        </th>
      ) : null}
      {others.map((column, at) => (
        <td
          {...ROLES.cell}
          key={column.id}
          data-column={column.id}
          data-holds={column.kind}
          data-counted={isCounted(column.kind) || undefined}
          data-title={column.title}
          data-self-evident={column.selfEvident}
          data-on-card={places[at]}
        >
          <Cell column={column} row={row} />
        </td>
      ))}
      {actions ? (
        <td {...ROLES.cell} className={styles.menu}>
          {actions(row)}
        </td>
      ) : null}
    </tr>
  );
}

/**
 * The row's link lies over all of the row. What has to stand above it to be pointed at, as a time does, passes a press
 * on to it.
 */
function followRow(event: MouseEvent<HTMLTableRowElement>): void {
  const pressed = event.target as Element;
  // What floats above the row, a menu or a dialog, is a child of it to React alone.
  if (!event.currentTarget.contains(pressed) || pressed.closest('a, button, input, label')) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const link = event.currentTarget.querySelector('[data-row-link]');
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
