/** What stands beside one another in a drawing and is not cut, and what it costs to begin a column with it. */
export interface Row {
  top: number;
  bottom: number;
  /** 0 is as good as any; nothing may begin at Infinity. */
  cost: number;
}

interface Best {
  cost: number;
  /** The rows that columns after the first begin with. */
  starts: readonly number[];
}

/**
 * Which rows so many columns begin with, so that they are as even as cuts in good places let them be; undefined where
 * there are too few such places.
 */
export function balanced(rows: readonly Row[], count: number): readonly number[] | undefined {
  const mean = ((rows.at(-1)?.bottom ?? 0) - (rows[0]?.top ?? 0)) / count;
  const tall = (from: number, to: number) => (((rows[to]?.bottom ?? 0) - (rows[from]?.top ?? 0)) / mean) ** 2;
  // By the last row: how well all up to it stands in the columns so far.
  let best: (Best | undefined)[] = rows.map((_, last) => ({ cost: tall(0, last), starts: [] }));
  for (let columns = 2; columns <= count; columns += 1) {
    const before = best;
    best = rows.map((_, last) => {
      let found: Best | undefined;
      for (let start = 1; start <= last; start += 1) {
        const sofar = before[start - 1];
        const cost = (sofar?.cost ?? Number.POSITIVE_INFINITY) + (rows[start]?.cost ?? 0) + tall(start, last);
        if (sofar && cost < (found?.cost ?? Number.POSITIVE_INFINITY))
          found = { cost, starts: [...sofar.starts, start] };
      }
      return found;
    });
  }
  return best.at(-1)?.starts;
}
