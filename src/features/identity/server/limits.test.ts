import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { tryCode } from './limits.ts';

test('a hundred wrong codes an hour may come from one address, whatever accounts they are for', async () => {
  const { db } = await openTestDatabase();
  const visit = { ip: '10.0.6.1', now: new Date('2026-03-01T06:00:00Z') };
  for (let right = 0; right < 20; right += 1) await (await tryCode(db, visit))();
  for (let wrong = 0; wrong < 100; wrong += 1) await tryCode(db, visit);
  await expect(tryCode(db, visit)).rejects.toMatchObject({ code: 'limited', retryAfterSeconds: 3600 });
  await expect(tryCode(db, { ...visit, ip: '10.0.6.2' })).resolves.toBeDefined();
});
