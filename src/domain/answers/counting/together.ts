import type { Cells } from './cells.ts';

/** An answer, and how often it was given. */
export interface Times<A> {
  answer: A;
  times: number;
}

/** What many answers add to the tally of their question: its cells, and those of its parts. */
export interface Together {
  cells: Cells;
  parts: Map<string, Cells>;
}

/** What an answer adds to a part of its question's tally that is only read when somebody looks into it. */
export interface Within {
  part: string;
  cells: Cells;
}

/** What one answer adds. */
interface Adding<A> {
  cells(answer: A): Cells;
  within(answer: A): readonly Within[];
}

/** What many answers add, one after the other. */
export function addedTogether<A>(answers: Iterable<Times<A>>, adding: Adding<A>): Together {
  const cells: Cells = {};
  const parts = new Map<string, Cells>();
  for (const { answer, times } of answers) {
    addTimes(cells, adding.cells(answer), times);
    for (const { part, cells: within } of adding.within(answer)) {
      const inPart = parts.get(part) ?? {};
      addTimes(inPart, within, times);
      parts.set(part, inPart);
    }
  }
  return { cells, parts };
}

function addTimes(sums: Cells, cells: Cells, count: number): void {
  const times = BigInt(count);
  for (const cell in cells) {
    const sum = (sums[cell] ?? 0n) + (cells[cell] ?? 0n) * times;
    // 6 and -6 make none, as they do where tallies are added up.
    if (sum === 0n) delete sums[cell];
    else sums[cell] = sum;
  }
}
