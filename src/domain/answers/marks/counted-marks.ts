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

/** Adds up marks, exactly. */
export class MarksCounter {
  readonly #sums = { passed: 0n, failed: 0n, earned: 0n, points: 0n };

  add({ passed, earned, points }: Marks): void {
    if (passed === true) this.#sums.passed += 1n;
    if (passed === false) this.#sums.failed += 1n;
    this.#sums.earned += earned;
    this.#sums.points += points;
  }

  /** None of its cells is zero. */
  tally(): Tally {
    const cells: Cells = Object.fromEntries(Object.entries(this.#sums).filter(([, amount]) => amount !== 0n));
    return Object.keys(cells).length === 0 ? emptyTally() : new Map([[MARKS, cells]]);
  }
}

/** What marks add up to, in millionths of a point. */
interface AddedMarks {
  passed: number;
  failed: number;
  earned: bigint;
  points: bigint;
}

/** What a tally says of marks besides per cents. */
export function addedMarks(tally: Tally): AddedMarks {
  const { passed = 0n, failed = 0n, earned = 0n, points = 0n } = tally.get(MARKS) ?? {};
  return { passed: Number(passed), failed: Number(failed), earned, points };
}
