import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { tryCode } from '../counted-work.ts';
import type { Keys } from '../keys.ts';
import { addressChanges } from '../tables.ts';
import { CODE_TRIES, hashCode, readCode } from '../verification/verification-code.ts';

const OPEN_HOURS = 24;

/** A change of this person that still waits for its code. */
export async function getOpenChange(db: Db, userId: string, id: string, now: Date) {
  const [open] = await db
    .select()
    .from(addressChanges)
    .where(
      and(
        eq(addressChanges.id, id),
        eq(addressChanges.userId, userId),
        isNull(addressChanges.confirmedAt),
        gt(addressChanges.createdAt, new Date(now.getTime() - OPEN_HOURS * 3_600_000)),
      ),
    );
  if (!open) throw new AppError('not_found');
  return open;
}

/**
 * Checks a typed code; each try counts before it is looked at. Where somebody else has the address no code fits, and
 * nothing tells that from a code that was mistyped.
 */
export function checkAddressCode(
  db: Db,
  { id, code }: { id: string; code: string },
  { keys, now, ip }: { keys: Keys; now: Date; ip: string },
): Promise<true> {
  return tryCode(db, { ip, now }, async () => {
    const hash = hashCode(keys, id, readCode(code));
    const isRight = and(eq(addressChanges.codeHash, hash), eq(addressChanges.isFree, true));
    const [tried] = await db
      .update(addressChanges)
      .set({ attempts: sql`${addressChanges.attempts} + CASE WHEN ${isRight} THEN 0 ELSE 1 END` })
      .where(
        and(eq(addressChanges.id, id), isNull(addressChanges.confirmedAt), lt(addressChanges.attempts, CODE_TRIES)),
      )
      .returning({
        isFree: addressChanges.isFree,
        codeHash: addressChanges.codeHash,
        expiresAt: addressChanges.expiresAt,
      });
    if (!tried || tried.expiresAt <= now) return invalidField('code', 'codeSpent');
    if (!tried.isFree || tried.codeHash !== hash) return invalidField('code', 'codeWrong');
    return true;
  });
}
