import { hash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new identifier: unguessable enough for a name, and sorted by the time it was made. */
export function newId(): string {
  return v7();
}

/** A secret for links, cookies and tokens; 32 bytes cannot be guessed. */
export function newSecret(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** How a secret is kept: whoever reads the database cannot use it. Only for secrets made by `newSecret`. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}
