import { readFile } from 'node:fs/promises';
import { Piscina } from 'piscina';
import { describe, expect, test, vi } from 'vitest';
import { fillHashQueue } from '#tests/support/count-hashes.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const PASSWORD = 'a fine long passphrase';

describe('hashing', () => {
  test('keeps a password so that it alone fits', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword(PASSWORD)).not.toBe(passwordHash);
    expect(await verifyPassword(passwordHash, PASSWORD)).toBe(true);
    expect(await verifyPassword(passwordHash, `${PASSWORD}.`)).toBe(false);
  });

  test('does the same work where there is no password', async () => {
    const run = vi.spyOn(Piscina.prototype, 'run');
    expect(await verifyPassword(undefined, PASSWORD)).toBe(false);
    const passwordHash = String(run.mock.lastCall?.[0].passwordHash);
    run.mockRestore();
    const costOf = (hash: string) => hash.split('$').slice(0, 4);
    expect(costOf(passwordHash)).toEqual(costOf(await hashPassword(PASSWORD)));
  });

  test('is never waited for by whoever reads a file', async () => {
    let done = 0;
    const hashes = Array.from({ length: 60 }, async () => {
      await hashPassword(PASSWORD);
      done += 1;
    });
    await readFile(import.meta.filename);
    expect(done).toBeLessThan(hashes.length / 2);
    await Promise.all(hashes);
  });

  test('is refused while too many wait', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const empty = fillHashQueue();
    const busy = { code: 'busy', retryAfterSeconds: 5 };
    await expect(hashPassword(PASSWORD)).rejects.toMatchObject(busy);
    await expect(verifyPassword(passwordHash, PASSWORD)).rejects.toMatchObject(busy);
    empty();
    expect(await verifyPassword(passwordHash, PASSWORD)).toBe(true);
  });
});
