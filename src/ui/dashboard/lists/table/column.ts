import type { ReactNode } from 'react';
import type { StatusTone } from '../../facts/status-badge.tsx';

/** What a column holds, by its kind; the kind says how it stands, how wide it is and how a file says it. */
interface Values {
  text: string;
  amount: number;
  /** In poisha. */
  money: number;
  /** As the wire tells it. */
  moment: string;
  /** On a card nothing is said of how most of them stand (`usual`). */
  status: { tone: StatusTone; label: string; usual?: boolean };
  person: { id: string; name: string; detail?: string; image?: string | null };
}

export type ColumnKind = keyof Values;

interface ColumnOf<T, Kind extends ColumnKind> {
  /** Unique in its list; the field by which the list can be ordered, where it can. */
  id: string;
  title: string;
  kind: Kind;
  value: (row: T) => Values[Kind] | null;
  /** Where there is no room for every column, the highest number goes first; 1 unless told. */
  priority?: 1 | 2 | 3;
  /** Says by itself what it is: on cards its title does not stand before it in each of them. */
  selfEvident?: true;
  /** In pixels, where that of the kind does not fit. */
  width?: number;
  /** On a card: the figure with what it is one of, as no title stands above it there. */
  onCard?: (row: T) => string;
  /** Of none a card says nothing. */
  quietAtNone?: true;
  /** Too much for a card, or said there by another column. */
  notOnCard?: true;
  /** Instead of how the kind is shown. */
  render?: (row: T) => ReactNode;
}

/** One column of a list. The first of them names the row: it takes the room that the others leave. */
export type Column<T> = { [Kind in ColumnKind]: ColumnOf<T, Kind> }[ColumnKind];

const WIDTHS: Record<ColumnKind, number> = {
  text: 180,
  amount: 112,
  money: 136,
  moment: 168,
  status: 136,
  person: 220,
};

export function widthOf(column: Pick<Column<never>, 'kind' | 'width'>): number {
  return column.width ?? WIDTHS[column.kind];
}

/** Whether a card has nothing to say there: no value, the usual one, or none of something. */
export function isQuiet<T>(column: Column<T>, row: T): boolean {
  const value = column.value(row);
  if (value === null) return true;
  return typeof value === 'object'
    ? 'usual' in value && value.usual === true
    : column.quietAtNone === true && value === 0;
}

/** Kinds whose digits stand under one another. */
export function isCounted(kind: ColumnKind): boolean {
  return kind === 'amount' || kind === 'money';
}
