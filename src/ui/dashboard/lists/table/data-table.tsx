import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useId } from 'react';
import type { To } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '../../states/empty-state.tsx';
import { ErrorState } from '../../states/error-state.tsx';
import { Waiting } from '../../states/waiting.tsx';
import { type BulkAction, BulkBar } from '../selection/bulk-bar.tsx';
import { useSelection } from '../selection/use-selection.ts';
import type { ListState } from '../use-list-state.ts';
import type { Column } from './column.ts';
import { roomFor, roomRules } from './column-room.ts';
import styles from './data-table.module.css';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

export interface ListPage<T> {
  items: T[];
  next: string | null;
  /** null where only reading everything would tell. */
  total: number | null;
}

export interface DataTableProps<T> {
  /** `useQuery` of the list's call, best with `placeholderData: keepPreviousData`. */
  query: Pick<UseQueryResult<ListPage<T>>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  list: ListState;
  /** What the list is of, for those who hear the page. */
  label: string;
  columns: readonly Column<T>[];
  keyOf: (row: T) => string;
  /** The name of a row where only text can stand; with it rows can be chosen. */
  nameOf?: (row: T) => string;
  /** What stands above a row where rows come in groups, with the cells that a row has after its name. */
  headOf?: (row: T, above: T | undefined, cells: readonly string[]) => ReactNode;
  /** The screen of a row: all of it leads there. */
  linkTo?: (row: T) => To;
  /** What can be done with one row: a menu at its end. */
  actions?: (row: T) => ReactNode;
  /** What can be done with several at once. */
  bulk?: readonly BulkAction<T>[];
  /** Orders that the server knows, for titles that sort. */
  sorts?: readonly string[];
  /** Shown when there is nothing at all: what to do next. */
  empty: ReactNode;
}

const ROWS_ON_THE_WAY = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Beside the columns, in pixels: the box that chooses a row, and its menu. */
const CHOICE_WIDTH = 48;
const MENU_WIDTH = 56;

/**
 * A page of a list, with everything that can happen to it: loading, failing, empty, nothing found. A table that leaves
 * out columns for which it has no room, and where it is narrower still, cards that say everything.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { query, list, empty } = props;
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  if (data.items.length === 0 && list.page === 1 && data.next === null) {
    return <div className={styles.box}>{list.narrowed ? <NothingFound onClear={list.clear} /> : empty}</div>;
  }
  return <TableOfRows {...props} page={data} />;
}

/** Table semantics stay where rows are laid out as cards, which browsers take for the end of a table. */
const ROLES = { table: { role: 'table' }, body: { role: 'rowgroup' } };

function TableOfRows<T>({ page, ...props }: DataTableProps<T> & { page: ListPage<T> }) {
  const { query, list, label, columns, keyOf, headOf, bulk, actions } = props;
  const id = useId();
  const t = useText();
  const selection = useSelection(page.items, keyOf);
  const shown = columns.filter((column, place) => place === 0 || !list.hidden.includes(column.id));
  const chosenFrom = bulk ? selection : undefined;
  const cells = [...shown.slice(1).map((column) => column.id), ...(actions ? ['menu'] : [])];
  const besides = (bulk ? CHOICE_WIDTH : 0) + (actions ? MENU_WIDTH : 0);
  return (
    <div className={styles.list} aria-busy={query.isFetching}>
      <style>{roomRules(id, roomFor(shown, besides))}</style>
      <div className={styles.box}>
        <table {...ROLES.table} className={styles.table} data-list={id} aria-label={label}>
          <TableHead list={list} sorts={props.sorts} columns={shown} selection={chosenFrom} menu={Boolean(actions)} />
          <tbody {...ROLES.body}>
            {page.items.map((row, place) => (
              <Fragment key={keyOf(row)}>
                {headOf?.(row, page.items[place - 1], cells)}
                <TableRow {...props} columns={shown} row={row} selection={chosenFrom} />
              </Fragment>
            ))}
          </tbody>
        </table>
        {page.items.length === 0 ? <p className={styles.gone}>{t('common:nothingFound')}</p> : null}
      </div>
      {bulk && props.nameOf ? (
        <BulkBar actions={bulk} nameOf={props.nameOf} selection={selection} onDone={query.refetch} />
      ) : null}
      <TableFoot list={list} next={page.next} total={page.total} />
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      picture="nothing-found"
      title={t('common:nothingFound')}
      text={t('common:nothingFoundHint')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('common:clearFilters')}
        </Button>
      }
    />
  );
}

/** The shape of a table that is on its way. */
function TableSkeleton() {
  return (
    <Waiting className={styles.box}>
      <div className={styles.waiting}>
        {ROWS_ON_THE_WAY.map((row) => (
          <div key={row}>
            <Skeleton height={16} width="45%" />
            <Skeleton height={16} width={96} />
          </div>
        ))}
      </div>
    </Waiting>
  );
}
