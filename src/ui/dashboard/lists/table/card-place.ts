import { type Column, isCounted, isQuiet } from './column.ts';

/**
 * Where a column stands on a card, below the name: how the row stands, its figure at the end of that line, or one of
 * the others, which follow each other in small letters; the first of them is parted from nothing.
 */
export type CardPlace = 'state' | 'figure' | 'first' | 'other' | 'nowhere';

/** The places of a row's columns after the first, in their order. */
export function cardPlaces<T>(columns: readonly Column<T>[], row: T): CardPlace[] {
  const isShown = (column: Column<T>) => !column.notOnCard && !isQuiet(column, row);
  const hasState = columns.some((column) => column.kind === 'status' && isShown(column));
  const figure = columns.find((column) => isCounted(column.kind));
  const places = columns.map((column): CardPlace => {
    if (!isShown(column)) return 'nowhere';
    if (column.kind === 'status') return 'state';
    // Said in words it is one of the others, where no state begins a line for it.
    return column === figure && (hasState || !column.onCard) ? 'figure' : 'other';
  });
  const first = places.indexOf('other');
  return first === -1 ? places : places.with(first, 'first');
}
