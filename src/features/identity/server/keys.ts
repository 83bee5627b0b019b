import { hkdfSync } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { newSecret } from '#kit/server/ids.ts';
import { secrets } from './tables.ts';

/** The keys of this installation, one for each use, all made from one secret. */
export interface Keys {
  /** Signs access tokens. */
  accessToken: Uint8Array;
  /** Makes the refresh token that follows one. */
  refreshToken: Uint8Array;
  /** Signs the marks of browsers that an account knows. */
  knownBrowser: Uint8Array;
  /** Keeps six-digit codes from being guessed by someone who reads the database. */
  code: Uint8Array;
  /** Makes the links by which a password is chosen anew. */
  resetLink: Uint8Array;
  /** Signs that somebody's password was right and their code is still to come. */
  secondStep: Uint8Array;
  /** Seals what the apps of people make their codes from. */
  authenticator: Uint8Array;
  /** Signs what a browser is asked to show a passkey for. */
  passkey: Uint8Array;
  /** Signs challenges to a proof of work. */
  proof: Uint8Array;
  /** Signs when a visitor began to write to us. */
  contactForm: Uint8Array;
}

const NAME = 'auth';

/** The keys from the configured secret, else from one that the first process made and all processes share. */
export async function loadKeys(db: Db, configured?: string): Promise<Keys> {
  const secret = configured ?? (await storedSecret(db));
  return {
    accessToken: derive(secret, 'access-token'),
    refreshToken: derive(secret, 'refresh-token'),
    knownBrowser: derive(secret, 'known-browser'),
    code: derive(secret, 'code'),
    resetLink: derive(secret, 'reset-link'),
    secondStep: derive(secret, 'second-step'),
    authenticator: derive(secret, 'authenticator'),
    passkey: derive(secret, 'passkey'),
    proof: derive(secret, 'proof'),
    contactForm: derive(secret, 'contact-form'),
  };
}

async function storedSecret(db: Db): Promise<string> {
  await db.insert(secrets).values({ name: NAME, value: newSecret(), createdAt: sql`now()` }).onConflictDoNothing();
  const [secret] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, NAME));
  if (!secret) throw new Error('The signing secret was not stored.');
  return secret.value;
}

function derive(secret: string, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
}
