import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { withinLimits } from './within-limits.ts';

const { db } = await openTestDatabase();
const now = new Date('2026-11-20T12:00:00Z');
const tokens = [{ key: 'a', limit: 3, windowSeconds: 60 }];

beforeEach(async () => {
  await db.execute(sql`DELETE FROM rate_limits`);
});

const hits = async () => (await db.execute(sql`SELECT hits FROM rate_limits`)).rows[0]?.hits;

test('of tries that arrive together no more are worked on than the limit allows', async () => {
  const work = vi.fn(async () => 'done');
  await Promise.allSettled(Array.from({ length: 20 }, () => withinLimits(db, { tokens, now }, work)));
  expect(work).toHaveBeenCalledTimes(3);
});

test('a crowd beyond the limit is refused without the database, and soon let in again', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const first = Array.from({ length: 3 }, () => withinLimits(db, { tokens, now, isFree: () => true }, () => gate));
  const fourth = withinLimits(db, { tokens, now }, async () => 'done');
  await expect(fourth).rejects.toMatchObject({ code: 'limited', retryAfterSeconds: 1 });
  open();
  await Promise.all(first);
  expect(await withinLimits(db, { tokens, now }, async () => 'done')).toBe('done');
});

test('what came to something free, or could not be worked on, does not count', async () => {
  const isFree = (isRight: boolean) => isRight;
  for (let times = 0; times < 5; times += 1) {
    expect(await withinLimits(db, { tokens, now, isFree }, async () => true)).toBe(true);
    const failing = withinLimits(db, { tokens, now, isFree }, () => Promise.reject(new Error('busy')));
    await expect(failing).rejects.toThrow('busy');
  }
  expect(await hits()).toBe(0);
  expect(await withinLimits(db, { tokens, now, isFree }, async () => false)).toBe(false);
  expect(await hits()).toBe(1);
});
