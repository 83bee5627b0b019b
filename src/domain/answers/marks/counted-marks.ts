import type { Marks } from '../../quiz/mark-answers.ts';
import type { Cells } from '../counting/cells.ts';
import { emptyTally, type Tally } from '../counting/tally.ts';
import type { CountedValue } from '../values/counted-values.ts';

/** What everybody came to, in per cent, counted as a number that is reckoned of their answers. No id begins so. */
export const PERCENT: CountedValue = {
  ...{ id: '$percent', label: '', type: 'numeric', key: '$percent', texts: [] },
  ends: { least: 0, most: 100 },
};

/** The key of what is added up of marks besides. */
const MARKS = '$marks';
/** The same of those who took one round of a quiz. No id begins so. */
const roundKey = (round: string) => `$round:${round}`;

/** Adds up marks, exactly; those of a round by themselves as well. */
export class MarksCounter {
  readonly #sums = new Map<string, Record<keyof AddedMarks, bigint>>();

  add(marks: Marks, round = ''): void {
    this.#addTo(MARKS, marks);
    if (round !== '') this.#addTo(roundKey(round), marks);
  }

  #addTo(key: string, { passed, earned, points }: Marks): void {
    const sums = this.#sums.get(key) ?? { marked: 0n, passed: 0n, failed: 0n, earned: 0n, points: 0n };
    this.#sums.set(key, sums);
    if (key !== MARKS) sums.marked += 1n;
    if (passed === true) sums.passed += 1n;
    if (passed === false) sums.failed += 1n;
    sums.earned += earned;
    sums.points += points;
  }

  /** None of its cells is zero. */
  tally(): Tally {
    const tally = emptyTally();
    for (const [key, sums] of this.#sums) {
      const cells: Cells = Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0n));
      if (Object.keys(cells).length > 0) tally.set(key, cells);
    }
    return tally;
  }
}

/** What marks add up to, in millionths of a point. */
interface AddedMarks {
  /** Of a round: how many have marks. */
  marked: number;
  passed: number;
  failed: number;
  earned: bigint;
  points: bigint;
}

/** What a tally says of marks besides per cents; of those of one round, where it is named. */
export function addedMarks(tally: Tally, round?: string): AddedMarks {
  const cells = tally.get(round === undefined ? MARKS : roundKey(round)) ?? {};
  const { marked = 0n, passed = 0n, failed = 0n, earned = 0n, points = 0n } = cells;
  return { marked: Number(marked), passed: Number(passed), failed: Number(failed), earned, points };
}
