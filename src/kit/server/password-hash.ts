// How passwords are kept: those of accounts, and those that limited projects are entered by.
import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let nobodysHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(sameForm(password), PARAMETERS);
}

/** Takes as long where there is no password to compare with as for a wrong one. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobodysHash), sameForm(password));
  return matches && passwordHash !== undefined;
}

/** The form in which passwords are compared: keyboards write the same Bengali letters in more than one way. */
export function sameForm(password: string): string {
  return password.normalize('NFKC');
}
