import { hash, verify } from '@node-rs/argon2';

/** Enough against guessing a stolen hash, and little enough that a class of pupils can sign in at once. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How the password of a limited project is kept. */
export async function hashProjectPassword(password: string): Promise<string> {
  return await hash(password.normalize('NFC'), COST);
}

/** Whether somebody who wants to take part knows the password. */
export async function isProjectPassword(passwordHash: string, password: string): Promise<boolean> {
  return await verify(passwordHash, password.normalize('NFC').trim());
}
