import { expect, it, vi } from 'vitest';
import type { Db } from './database/db.ts';
import { sharedReading } from './shared-reading.ts';

const [db, other] = [{} as Db, {} as Db];
const at = (ms: number) => new Date(1_000_000 + ms);

it('is made once for all who ask within its time, on each database its own', async () => {
  const read = vi.fn(async (_db: Db, now: Date) => now.getTime());
  const shared = sharedReading(1_000, read);
  const [first, second] = await Promise.all([shared(db, at(0)), shared(db, at(999))]);
  expect(second).toBe(first);
  expect(await shared(other, at(500))).toBe(at(500).getTime());
  expect(await shared(db, at(1_000))).toBe(at(1_000).getTime());
  expect(read).toHaveBeenCalledTimes(3);
});

it('that failed is made again for whoever asks next', async () => {
  const read = vi.fn(async () => 'read').mockRejectedValueOnce(new Error('gone'));
  const shared = sharedReading(1_000, read);
  const waiting = [shared(db, at(0)), shared(db, at(1))];
  for (const one of waiting) await expect(one).rejects.toThrow('gone');
  expect(await shared(db, at(2))).toBe('read');
  expect(read).toHaveBeenCalledTimes(2);
});
