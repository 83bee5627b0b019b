import { useState } from 'react';

export interface Selection<T> {
  /** Those of this page that are chosen, in its order. */
  chosen: T[];
  isChosen: (row: T) => boolean;
  toggle: (row: T) => void;
  /** Whether every row of the page is, some are, or none. */
  extent: 'all' | 'some' | 'none';
  chooseAll: (chosen: boolean) => void;
}

/** Which rows of a page are chosen. What leaves the page is no longer chosen: nothing is done to what is not seen. */
export function useSelection<T>(rows: readonly T[], keyOf: (row: T) => string): Selection<T> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const isChosen = (row: T) => keys.has(keyOf(row));
  const chosen = rows.filter(isChosen);
  return {
    chosen,
    isChosen,
    toggle(row) {
      const others = chosen.filter((each) => each !== row);
      setKeys(new Set((isChosen(row) ? others : [...chosen, row]).map(keyOf)));
    },
    extent: chosen.length === 0 ? 'none' : chosen.length === rows.length ? 'all' : 'some',
    chooseAll: (all) => setKeys(new Set(all ? rows.map(keyOf) : [])),
  };
}
