import { type Column, widthOf } from './column.ts';

/** Narrower than this a row is a card; data-table.module.css says the same. */
export const CARDS_BELOW = 560;
/** What a row's name is never narrower than. */
export const NAME_WIDTH = 240;

/** A column and the width of the list under which there is no room for it. */
export interface Room {
  id: string;
  below: number;
}

/**
 * From which width of the list on each column has room. Of the columns after the first, those of the least worth go
 * first, of equals the last; `besides` is what the row holds next to its columns.
 */
export function roomFor(
  columns: readonly Pick<Column<never>, 'id' | 'kind' | 'width' | 'priority'>[],
  besides: number,
) {
  const leaving = columns
    .slice(1)
    .map((column, place) => ({ column, place }))
    .sort((a, b) => (b.column.priority ?? 1) - (a.column.priority ?? 1) || b.place - a.place);
  let needed = NAME_WIDTH + besides + leaving.reduce((sum, { column }) => sum + widthOf(column), 0);
  return leaving.map(({ column }): Room => {
    const below = needed;
    needed -= widthOf(column);
    return { id: column.id, below };
  });
}

/** The same for the browser, which asks the list's own width and nobody else's. */
export function roomRules(list: string, room: readonly Room[]): string {
  return room
    .filter(({ below }) => below > CARDS_BELOW)
    .map(
      ({ id, below }) =>
        `@container list (min-width:${CARDS_BELOW}px) and (max-width:${below - 0.02}px){[data-list="${list}"] [data-column="${id}"]{display:none}}`,
    )
    .join('');
}
