import { expect, it } from 'vitest';
import type { Db } from '#kit/server/database/db.ts';
import { countOnce } from './count-once.ts';

const db = {} as Db;

/** A count that ends when it is told to. */
function counting(waitAtMostMs?: number) {
  const counted: string[] = [];
  let end: (failure?: Error) => void = () => undefined;
  const count = countOnce((_db, projectId) => {
    counted.push(projectId);
    return new Promise((resolve, reject) => {
      end = (failure) => (failure ? reject(failure) : resolve());
    });
  }, waitAtMostMs);
  return { count, counted, end: (failure?: Error) => end(failure) };
}

it('counts a project once, however many need it at the same time', async () => {
  const { count, counted, end } = counting();
  const all = Array.from({ length: 50 }, () => count(db, 'a'));
  expect(counted).toEqual(['a']);
  const other = count(db, 'b');
  expect(counted).toEqual(['a', 'b']);
  end();
  await other;
  // Within a transaction it sees what that sees, and waits for nobody's.
  void count({} as Db, 'a');
  expect(counted).toEqual(['a', 'b', 'a']);
  expect(all).toHaveLength(50);
});

it('counts anew once that is done, also where it failed', async () => {
  const { count, counted, end } = counting();
  const all = [count(db, 'a'), count(db, 'a')];
  end(new Error('no connection'));
  for (const each of all) await expect(each).rejects.toThrow('no connection');
  const again = count(db, 'a');
  end();
  await again;
  expect(counted).toEqual(['a', 'a']);
});

it('asks those to come again who have waited long', async () => {
  const { count, end } = counting(20);
  const first = count(db, 'a');
  await expect(count(db, 'a')).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 1 });
  end();
  await first;
});
