import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { takeToken } from './take-token.ts';

const { db } = await openTestDatabase();
const noon = new Date('2026-11-20T12:00:00Z');

function take(key: string, now = noon) {
  return takeToken(db, { key, limit: 10, windowSeconds: 60, now });
}

test('of many tries at once exactly the limit is allowed', async () => {
  const tokens = await Promise.all(Array.from({ length: 25 }, () => take('a')));
  expect(tokens.filter((token) => token.allowed)).toHaveLength(10);
  expect(tokens.filter((token) => !token.allowed).every((token) => token.retryAfterSeconds === 60)).toBe(true);
});

test('the wait shrinks and ends with the window', async () => {
  for (let tries = 0; tries < 10; tries += 1) await take('b');
  expect(await take('b', new Date('2026-11-20T12:00:45Z'))).toEqual({ allowed: false, retryAfterSeconds: 15 });
  expect(await take('b', new Date('2026-11-20T12:01:00Z'))).toEqual({ allowed: true, retryAfterSeconds: 0 });
  expect((await db.execute(sql`SELECT hits FROM rate_limits WHERE key = 'b'`)).rows).toEqual([{ hits: 1 }]);
});

test('one key does not use up another', async () => {
  for (let tries = 0; tries < 11; tries += 1) await take('c');
  expect((await take('d')).allowed).toBe(true);
});
