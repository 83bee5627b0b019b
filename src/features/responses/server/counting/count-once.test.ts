import { expect, it } from 'vitest';
import type { Db } from '#kit/server/database/db.ts';
import { countOnce } from './count-once.ts';

const db = {} as Db;

/** A count whose every run ends when it is told to. */
function counting(waitAtMostMs?: number) {
  const counted: string[] = [];
  const running: ((failure?: Error) => void)[] = [];
  const count = countOnce((_db, projectId) => {
    counted.push(projectId);
    return new Promise((resolve, reject) => {
      running.push((failure) => (failure ? reject(failure) : resolve()));
    });
  }, waitAtMostMs);
  const end = (failure?: Error) => {
    for (const each of running.splice(0)) each(failure);
  };
  return { count, counted, end };
}

it('counts a project once, however many need it at the same time', async () => {
  const { count, counted, end } = counting();
  const all = Array.from({ length: 50 }, () => count(db, 'a'));
  expect(counted).toEqual(['a']);
  const other = count(db, 'b');
  expect(counted).toEqual(['a', 'b']);
  // Within a transaction it sees what that sees, and waits for nobody's.
  const within = count({} as Db, 'a');
  expect(counted).toEqual(['a', 'b', 'a']);
  end();
  await Promise.all([...all, other, within]);
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
