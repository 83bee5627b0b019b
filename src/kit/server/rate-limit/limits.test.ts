import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { loadConfig } from '../config.ts';
import { createLogger } from '../log.ts';
import { forgetOldLimits } from './forget-old-limits.ts';
import { giveTokenBack } from './give-token-back.ts';
import { lookAtLimit } from './look-at-limit.ts';
import { takeToken } from './take-token.ts';

const { db } = await openTestDatabase();
const noon = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

beforeEach(async () => {
  await db.execute(sql`DELETE FROM rate_limits`);
});

const take = (key = 'a') => takeToken(db, { key, limit: 2, windowSeconds: 60, now: noon });
const look = (now = noon) => lookAtLimit(db, { key: 'a', limit: 2, now });

test('looking counts nothing and says what a try would be told', async () => {
  for (let times = 0; times < 5; times += 1) expect(await look()).toEqual({ allowed: true, retryAfterSeconds: 0 });
  await take();
  expect((await look()).allowed).toBe(true);
  await take();
  expect(await look(after(20))).toEqual({ allowed: false, retryAfterSeconds: 40 });
  expect((await look(after(60))).allowed).toBe(true);
});

test('a token given back may be taken again, and no more than was taken', async () => {
  await take();
  await take();
  await giveTokenBack(db, 'a');
  expect((await look()).allowed).toBe(true);
  for (let times = 0; times < 5; times += 1) await giveTokenBack(db, 'a');
  expect([(await take()).allowed, (await take()).allowed, (await take()).allowed]).toEqual([true, true, false]);
});

test('limits whose window is over are forgotten, others stay', async () => {
  await take('old');
  await takeToken(db, { key: 'new', limit: 2, windowSeconds: 600, now: noon });
  const services = { config: loadConfig({}), log: createLogger('silent'), sendMail: async () => undefined };
  await forgetOldLimits.run({ ...services, db, now: after(61), isLastAttempt: false }, {});
  expect((await db.execute(sql`SELECT key FROM rate_limits`)).rows).toEqual([{ key: 'new' }]);
});
