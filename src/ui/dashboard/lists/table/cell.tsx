import { NO_VALUE } from '#domain/text/format.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { Avatar } from '../../../plain/avatar.tsx';
import { Moment } from '../../facts/moment.tsx';
import { StatusBadge } from '../../facts/status-badge.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';

/** What a column says of a row, as its kind is shown. */
export function Cell<T>({ column, row }: { column: Column<T>; row: T }) {
  const { onCard } = column;
  if (!onCard) return <InTable column={column} row={row} />;
  return (
    <>
      <span className={styles.inTable}>
        <InTable column={column} row={row} />
      </span>
      <span className={styles.onCard}>{onCard(row)}</span>
    </>
  );
}

function InTable<T>({ column, row }: { column: Column<T>; row: T }) {
  const format = useFormat();
  if (column.render) return column.render(row);
  switch (column.kind) {
    case 'text':
      return given(column.value(row), (text) => (
        <span className={styles.text} title={text}>
          {text}
        </span>
      ));
    case 'amount':
      return given(column.value(row), (count) => format.number(count));
    case 'money':
      return given(column.value(row), (poisha) => format.money(poisha));
    case 'moment':
      return given(column.value(row), (at) => <Moment at={at} />);
    case 'status':
      return given(column.value(row), ({ tone, label }) => <StatusBadge tone={tone}>{label}</StatusBadge>);
    case 'person':
      return given(column.value(row), ({ id, name, detail, image }) => (
        <span className={styles.person}>
          <Avatar image={image} name={name} id={id} size={32} />
          <span>
            {name}
            {detail ? <span className={styles.detail}>{detail}</span> : null}
          </span>
        </span>
      ));
  }
}

function given<Value, Shown>(value: Value | null, show: (value: Value) => Shown): Shown | string {
  return value === null ? NO_VALUE : show(value);
}
