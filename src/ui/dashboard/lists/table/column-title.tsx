import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '../../../plain/visually-hidden.tsx';
import type { ListState } from '../use-list-state.ts';
import styles from './data-table.module.css';

const ARROWS = { asc: IconArrowUp, desc: IconArrowDown };
const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const TITLE = { role: 'columnheader' };

/** Which way a list is sorted by a column. */
type Order = keyof typeof ARROWS;

interface ColumnTitleProps {
  column: { id: string; title: string; onCard?: unknown; notOnCard?: true };
  list: ListState;
  /** Orders that the server knows. */
  sorts?: readonly string[];
  width?: number;
  counted: boolean;
}

/** The title of a column; where the list can go by it, pressing it turns the order. */
export function ColumnTitle({ column, list, sorts = [], width, counted }: ColumnTitleProps) {
  const order = orderOf(column.id, list.sort);
  const next = nextOrder(column.id, list.sort, sorts);
  const words = <TitleWords title={column.title} order={order} />;
  return (
    <th
      {...TITLE}
      scope="col"
      style={{ width }}
      data-column={column.id}
      data-counted={counted || undefined}
      data-said={column.onCard || column.notOnCard ? '' : undefined}
      aria-sort={order && ARIA[order]}
    >
      {next ? (
        <button type="button" className={styles.sort} onClick={() => list.sortBy(next)}>
          {words}
        </button>
      ) : (
        words
      )}
    </th>
  );
}

function TitleWords({ title, order }: { title: string; order: Order | undefined }) {
  const t = useText();
  const Arrow = order && ARROWS[order];
  return (
    <span className={styles.ordered}>
      {title}
      {order ? <VisuallyHidden>, {t(`common:sorted.${order}`)}</VisuallyHidden> : null}
      {Arrow ? <Arrow size={16} aria-hidden="true" /> : null}
    </span>
  );
}

function orderOf(field: string, sort: string | undefined): Order | undefined {
  if (sort === field) return 'asc';
  return sort === `-${field}` ? 'desc' : undefined;
}

/** The order that pressing the title asks for: the other one where it is sorted by it and there are two. */
function nextOrder(field: string, sort: string | undefined, sorts: readonly string[]): string | undefined {
  const known = [`-${field}`, field].filter((each) => sorts.includes(each));
  return known.find((each) => each !== sort);
}
