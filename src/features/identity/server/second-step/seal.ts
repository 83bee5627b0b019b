import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '../keys.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A secret that has to be read again, as it is kept: of no use without the key, nor in the row of somebody else. */
export function seal({ authenticator }: Pick<Keys, 'authenticator'>, userId: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, authenticator, iv).setAAD(Buffer.from(userId));
  const sealed = [cipher.update(secret, 'utf8'), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
}

/** The secret again; undefined where it was sealed for another, or under a key that is no more. */
export function unseal(
  { authenticator }: Pick<Keys, 'authenticator'>,
  userId: string,
  sealed: string,
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, authenticator, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(userId))
      .setAuthTag(tag);
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
