// How passwords are kept: those of accounts, and those that limited projects are entered by.
import { ownThread } from '../own-thread.ts';
import { locateWorker } from '../worker-file.ts';
import type * as worker from './worker.ts';

/**
 * Some five seconds of work. More than strangers of one site may have under way (`within-limits.ts`), so
 * that it alone cannot keep others from signing in.
 */
const MOST_WAITING = 400;

/** A hash as any other, of a password that nobody knows. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$1P7xRI3l5MuvMwQ94tKUSQ$2sVy9ztqE8oG90uhrzOoHETefO0p+SNcrEPTgZ+ztuU';

const run = ownThread<typeof worker>({
  file: () => locateWorker('password-worker', new URL('./worker.ts', import.meta.url)),
  mostWaiting: MOST_WAITING,
  retryAfterSeconds: 5,
});

/** Refused with `busy` where too many wait already. Slow on purpose: never inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return run('hash', sameForm(password));
}

/** Takes as long where there is no password to compare with as for a wrong one. Refused like {@link hashPassword}. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await run('verify', { passwordHash: passwordHash ?? NOBODYS, password: sameForm(password) });
  return matches && passwordHash !== undefined;
}

/** The form in which passwords are compared: keyboards write the same Bengali letters in more than one way. */
export function sameForm(password: string): string {
  return password.normalize('NFKC');
}
