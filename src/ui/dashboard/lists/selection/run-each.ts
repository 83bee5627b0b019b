import pLimit from 'p-limit';

/** Each of them costs a call; so many at a time leave the server to others. */
const AT_ONCE = 3;

export interface Ran<T> {
  done: T[];
  failed: { row: T; error: unknown }[];
}

/** Does one thing with each of several rows, a few at a time; what fails stops none of the others. */
export async function runEach<T>(rows: readonly T[], run: (row: T) => Promise<unknown>): Promise<Ran<T>> {
  const limit = pLimit(AT_ONCE);
  const ran: Ran<T> = { done: [], failed: [] };
  await limit.map(rows, async (row) => {
    try {
      await run(row);
      ran.done.push(row);
    } catch (error) {
      ran.failed.push({ row, error });
    }
  });
  return ran;
}
