// The thread that hashes passwords, one at a time. The asynchronous calls of argon2 would hand the work to the pool of
// threads that files are read by, from here as well: whoever asks for a file would wait for every password before it.
import { hashSync, verifySync } from '@node-rs/argon2';

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hash(password: string): string {
  return hashSync(password, PARAMETERS);
}

export function verify({ passwordHash, password }: { passwordHash: string; password: string }): boolean {
  return verifySync(passwordHash, password);
}
