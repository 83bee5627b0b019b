import { expect, test } from 'vitest';
import { AppError } from '#kit/contract/errors.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { tryCode } from './counted-work.ts';

test('a hundred wrong codes an hour may come from one address, whatever accounts they are for', async () => {
  const { db } = await openTestDatabase();
  const visit = { ip: '10.0.6.1', now: new Date('2026-03-01T06:00:00Z') };
  const wrong = async () => new AppError('invalid');
  for (let tries = 0; tries < 20; tries += 1) await tryCode(db, visit, async () => 'right');
  for (let tries = 0; tries < 100; tries += 1) await expect(tryCode(db, visit, wrong)).rejects.toThrow('invalid');
  await expect(tryCode(db, visit, wrong)).rejects.toMatchObject({ code: 'limited', retryAfterSeconds: 3600 });
  await expect(tryCode(db, { ...visit, ip: '10.0.6.2' }, wrong)).rejects.toThrow('invalid');
});
