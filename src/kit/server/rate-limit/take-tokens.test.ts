import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { takeTokens, tokenOf } from './take-tokens.ts';

const { db } = await openTestDatabase();
const noon = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

const wide = { key: 'wide', limit: 10, windowSeconds: 600 };
const narrow = { key: 'narrow', limit: 2, windowSeconds: 60 };

beforeEach(async () => {
  await db.execute(sql`DELETE FROM rate_limits`);
});

async function hits(): Promise<Record<string, unknown>> {
  const { rows } = await db.execute(sql`SELECT key, hits FROM rate_limits ORDER BY key`);
  return Object.fromEntries(rows.map(({ key, hits }) => [key, hits]));
}

const refused = (retryAfterSeconds: number) => ({ code: 'limited', retryAfterSeconds });

test('of many tries at once exactly the limit is allowed, and what is refused does not count', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 25 }, () => takeTokens(db, [wide], noon)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject(refused(600));
  expect(await hits()).toEqual({ wide: 10 });
});

test('the wait shrinks and ends with the window', async () => {
  for (let tries = 0; tries < 2; tries += 1) await takeTokens(db, [narrow], noon);
  await expect(takeTokens(db, [narrow], after(45))).rejects.toMatchObject(refused(15));
  await takeTokens(db, [narrow], after(60));
  expect(await hits()).toEqual({ narrow: 1 });
});

test('a try counts by all of its limits or by none, also where tries meet', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => takeTokens(db, [wide, narrow], noon)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(takeTokens(db, [wide, narrow], noon)).rejects.toMatchObject(refused(60));
  expect(await hits()).toEqual({ narrow: 2, wide: 2 });
});

test('whoever is refused by several limits waits for the last', async () => {
  for (let tries = 0; tries < 2; tries += 1) await takeTokens(db, [narrow], noon);
  for (let tries = 0; tries < 10; tries += 1) await takeTokens(db, [wide], noon);
  await expect(takeTokens(db, [wide, narrow], noon)).rejects.toMatchObject(refused(600));
});

test('tokens given back may be taken again, those of a window that is over are owed to nobody', async () => {
  const giveBack = await takeTokens(db, [wide, narrow], noon);
  await takeTokens(db, [wide, narrow], noon);
  await giveBack();
  expect(await hits()).toEqual({ narrow: 1, wide: 1 });
  const giveBackLate = await takeTokens(db, [narrow], noon);
  await takeTokens(db, [narrow], after(60));
  await giveBackLate();
  expect(await hits()).toEqual({ narrow: 1, wide: 1 });
});

test('one subject does not use up another, and none is kept in the clear', async () => {
  const limit = { name: 'sign-in', counts: 'wrong passwords', limit: 1, windowSeconds: 60 };
  await takeTokens(db, [tokenOf(limit, 'a@example.com')], noon);
  await takeTokens(db, [tokenOf(limit, 'b@example.com')], noon);
  expect(JSON.stringify(await hits())).not.toContain('example');
});
