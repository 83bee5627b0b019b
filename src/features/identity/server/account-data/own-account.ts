import { asc, eq } from 'drizzle-orm';
import type { AccountPart } from '#kit/server/account-data.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { forgetPhoto } from '../photo/forget-photo.ts';
import { storedPhotoName } from '../photo/photo-name.ts';
import { addressChanges, authenticators, passkeys, recoveryCodes, sessions, users } from '../tables.ts';

/** The account itself: what its owner told of themselves, their photo, and where they signed in. */
export function ownAccount(storage: Storage): AccountPart {
  return {
    name: 'account',
    async *read(db, { id }) {
      const [user] = await db.select().from(users).where(eq(users.id, id));
      if (!user) return;
      const { passwordHash: _, image, imageDigest: _digest, ...profile } = user;
      yield { ...profile, photo: image && (await asDataAddress(storage, image)) };
    },
    async delete(tx, { id }) {
      const [user] = await tx.delete(users).where(eq(users.id, id)).returning({ image: users.image });
      if (user?.image) await enqueue(tx, forgetPhoto(storage), { key: user.image });
    },
  };
}

/** Where somebody is signed in, and was lately. */
export const sessionsOfAccount: AccountPart = {
  name: 'sessions',
  async *read(db, { id }) {
    const { createdAt, expiresAt, revokedAt, ip, userAgent } = sessions;
    yield* await db
      .select({ createdAt, expiresAt, endedAt: revokedAt, ip, userAgent })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(asc(createdAt));
  },
};

/** Which addresses somebody changed to, or wanted to. */
export const addressChangesOfAccount: AccountPart = {
  name: 'addressChanges',
  async *read(db, { id }) {
    const { kind, before, after, createdAt, confirmedAt, objectedAt } = addressChanges;
    yield* await db
      .select({ kind, before, after, createdAt, confirmedAt, objectedAt })
      .from(addressChanges)
      .where(eq(addressChanges.userId, id))
      .orderBy(asc(createdAt));
  },
};

/** How somebody's second step stands. What codes are made from, and the codes, are told to nobody. */
export const secondStepOfAccount: AccountPart = {
  name: 'secondStep',
  async *read(db, { id }) {
    const { createdAt, confirmedAt } = authenticators;
    const [app] = await db.select({ createdAt, confirmedAt }).from(authenticators).where(eq(authenticators.userId, id));
    if (app) yield { kind: 'authenticatorApp', ...app };
    const codes = await db
      .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, id))
      .orderBy(asc(recoveryCodes.usedAt));
    yield* codes.map((code) => ({ kind: 'recoveryCode', ...code }));
  },
};

/** What devices sign somebody in, as they call them. */
export const passkeysOfAccount: AccountPart = {
  name: 'passkeys',
  async *read(db, { id }) {
    const { name, createdAt, usedAt } = passkeys;
    yield* await db
      .select({ name, createdAt, usedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, id))
      .orderBy(asc(createdAt));
  },
};

async function asDataAddress(storage: Storage, key: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of storage.get(storedPhotoName(key))) chunks.push(chunk);
  return `data:image/webp;base64,${Buffer.concat(chunks).toString('base64')}`;
}
