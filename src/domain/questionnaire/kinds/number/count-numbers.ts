// How numbers are counted: for reports, not for who answers.

import type { Cells } from '../../../answers/counting/cells.ts';
import type { Times, Together, Within } from '../../../answers/counting/together.ts';
import { bucketOf, PARTS_OF_ONE } from '../../../answers/statistics/buckets.ts';

/**
 * `sum` (millionths) and `sumSquares` (millionths of millionths) make mean and deviation exact; `bucket:<b>` counts
 * answers by their first three digits, so that a question never has more cells than its range has such numbers.
 */
export function numberCells(_question: unknown, answer: number): Cells {
  return numbersTogether(undefined, [{ answer, times: 1 }]).cells;
}

/** The answer itself, within its bucket; nothing where it is the number that the bucket begins with. */
export function numberWithin(_question: unknown, answer: number): readonly Within[] {
  const { parts } = numbersTogether(undefined, [{ answer, times: 1 }]);
  return [...parts].map(([part, cells]) => ({ part, cells }));
}

/** What many numbers add, of which hardly two may be the same: a record for each would take most of the time. */
export function numbersTogether(_question: unknown, answers: Iterable<Times<number>>): Together {
  const inBuckets = new Map<number, number>();
  const values = new Map<number, Cells>();
  let sum = 0n;
  let sumSquares = 0n;
  for (const { answer, times } of answers) {
    const bucket = bucketOf(answer);
    inBuckets.set(bucket, (inBuckets.get(bucket) ?? 0) + times);
    // At most 10^15, where a double still tells whole numbers apart: rounding recovers the decimal that was typed.
    const millionths = BigInt(Math.round(answer * PARTS_OF_ONE));
    const all = times === 1 ? millionths : millionths * BigInt(times);
    sum += all;
    sumSquares += all * millionths;
    if (bucket === answer) continue;
    const within = values.get(bucket) ?? noCells();
    values.set(bucket, within);
    const value = `value:${answer}`;
    within[value] = (within[value] ?? 0n) + BigInt(times);
  }
  const cells = noCells();
  for (const [bucket, count] of inBuckets) cells[`bucket:${bucket}`] = BigInt(count);
  // 6 and -6 make none, and no cell is zero.
  if (sum !== 0n) cells.sum = sum;
  if (sumSquares !== 0n) cells.sumSquares = sumSquares;
  return { cells, parts: new Map([...values].map(([bucket, within]) => [String(bucket), within])) };
}

/** Without a prototype: names come by the thousand, and an engine keeps these as a dictionary from the start. */
function noCells(): Cells {
  return Object.create(null);
}
