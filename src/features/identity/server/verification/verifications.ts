import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import type { Keys } from '../keys.ts';
import { tryCode } from '../limits.ts';
import { verifications } from '../tables.ts';
import { CODE_TRIES, codeExpiry, hashCode, newCode, readCode, VERIFICATION_HOURS } from './verification-code.ts';

type Purpose = (typeof verifications.$inferSelect)['purpose'];

/**
 * Opens a verification and gives the code to send. `userId` is null where nobody may be told anything: it then looks
 * the same from outside and no code fits it.
 */
export async function openVerification(
  db: Db,
  { purpose, userId, sentTo }: { purpose: Purpose; userId: string | null; sentTo: string },
  { keys, now }: { keys: Keys; now: Date },
): Promise<{ id: string; code: string }> {
  const id = newId();
  const code = newCode();
  const codeHash = hashCode(keys, id, code);
  await db
    .insert(verifications)
    .values({ id, purpose, userId, sentTo, codeHash, createdAt: now, sentAt: now, expiresAt: codeExpiry(now) });
  return { id, code };
}

/** Closes what is still open, because what it would have confirmed is no longer so. */
export async function closeVerifications(db: Db, userId: string, purpose: Purpose, now: Date): Promise<void> {
  await db
    .update(verifications)
    .set({ usedAt: now })
    .where(and(eq(verifications.userId, userId), eq(verifications.purpose, purpose), isNull(verifications.usedAt)));
}

/** A verification that still asks for a code; `not_found` when it is over or never was. */
export async function getOpen(db: Db, id: string, now: Date) {
  const [open] = await db
    .select({
      purpose: verifications.purpose,
      sentTo: verifications.sentTo,
      sentAt: verifications.sentAt,
      expiresAt: verifications.expiresAt,
    })
    .from(verifications)
    .where(
      and(
        eq(verifications.id, id),
        isNull(verifications.usedAt),
        gt(verifications.createdAt, new Date(now.getTime() - VERIFICATION_HOURS * 3_600_000)),
      ),
    );
  if (!open) throw new AppError('not_found');
  return open;
}

/** Checks a typed code; each try counts, exactly, before it is looked at. Gives whom it belongs to. */
export async function checkCode(
  db: Db,
  { id, purpose, code }: { id: string; purpose: Purpose; code: string },
  { keys, now, ip }: { keys: Keys; now: Date; ip: string },
): Promise<{ id: string; userId: string; codeHash: string }> {
  const wasRight = await tryCode(db, { ip, now });
  const [tried] = await db
    .update(verifications)
    .set({ attempts: sql`${verifications.attempts} + 1` })
    .where(
      and(
        eq(verifications.id, id),
        eq(verifications.purpose, purpose),
        isNull(verifications.usedAt),
        lt(verifications.attempts, CODE_TRIES),
      ),
    )
    .returning({
      userId: verifications.userId,
      codeHash: verifications.codeHash,
      expiresAt: verifications.expiresAt,
    });
  if (!tried) {
    await requireVerification(db, id, purpose);
    throw invalidField('code', 'codeSpent');
  }
  if (tried.expiresAt <= now) throw invalidField('code', 'codeSpent');
  const { userId, codeHash } = tried;
  if (userId === null || codeHash !== hashCode(keys, id, readCode(code))) throw invalidField('code', 'codeWrong');
  await wasRight();
  return { id, userId, codeHash };
}

/** Spends a checked code; of two requests with the same code one succeeds. Lock the user first. */
export async function spendCode(db: Db, checked: { id: string; codeHash: string }, now: Date): Promise<void> {
  const [used] = await db
    .update(verifications)
    .set({ usedAt: now })
    .where(
      and(eq(verifications.id, checked.id), eq(verifications.codeHash, checked.codeHash), isNull(verifications.usedAt)),
    )
    .returning({ id: verifications.id });
  if (!used) throw invalidField('code', 'codeSpent');
}

async function requireVerification(db: Db, id: string, purpose: Purpose): Promise<void> {
  const [known] = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(eq(verifications.id, id), eq(verifications.purpose, purpose)));
  if (!known) throw new AppError('not_found');
}
