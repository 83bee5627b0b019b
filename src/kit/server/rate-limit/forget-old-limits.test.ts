import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { loadConfig } from '../config.ts';
import { createLogger } from '../log.ts';
import { forgetOldLimits } from './forget-old-limits.ts';
import { takeTokens } from './take-tokens.ts';

const { db } = await openTestDatabase();
const noon = new Date('2026-11-20T12:00:00Z');

test('limits whose window is over are forgotten, others stay', async () => {
  await takeTokens(db, [{ key: 'old', limit: 2, windowSeconds: 60 }], noon);
  await takeTokens(db, [{ key: 'new', limit: 2, windowSeconds: 600 }], noon);
  const services = { config: loadConfig({}), log: createLogger('silent'), sendMail: async () => undefined };
  const now = new Date('2026-11-20T12:01:01Z');
  await forgetOldLimits.run({ ...services, db, now, isLastAttempt: false }, {});
  expect((await db.execute(sql`SELECT key FROM rate_limits`)).rows).toEqual([{ key: 'new' }]);
});
