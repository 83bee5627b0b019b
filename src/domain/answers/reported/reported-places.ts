import { placeName } from '../../places/place-names.ts';
import { type Cells, valuesIn } from '../counting/cells.ts';
import { type Reported, rowOf, type SummaryRow } from './reported.ts';
import { optionRowWords } from './reported-options.ts';

/** A row a place where anybody is, each followed by those within it, whose ids begin with its own. */
export const reportedPlaces: Reported<unknown> = {
  as: 'places',
  // Of the places of one level nobody is in two.
  overlaps: false,
  summarise: (_question, cells, base) => ({ rows: placeRows(cells, base) }),
  rowWords: optionRowWords,
};

function placeRows(cells: Cells, base: number): SummaryRow[] {
  return [...valuesIn(cells, 'option:')]
    .map(([id, count]) => ({ ...rowOf(id, count, base), label: placeName(id) }))
    .sort((a, b) => placeInList(a.id).localeCompare(placeInList(b.id)));
}

/** Numbers of two digits each, so that a place is followed by those within it and the tenth by the eleventh. */
function placeInList(id: string): string {
  return id
    .split('-')
    .map((number) => number.padStart(2, '0'))
    .join('-');
}
