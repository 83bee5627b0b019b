import { hash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new identifier: unguessable enough for a name, and sorted by the time it was made. */
export function newId(): string {
  return v7();
}

/** The least identifier that could have been made at a moment: what was made since then stands behind it. */
export function earliestId(moment: Date): string {
  return v7({ msecs: moment.getTime(), seq: 0, random: new Uint8Array(16) });
}

/** A secret for links, cookies and tokens; 32 bytes cannot be guessed. */
export function newSecret(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** How a secret is kept: whoever reads the database cannot use it. Only for secrets made by `newSecret`. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}
