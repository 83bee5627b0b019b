import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { addressChanges } from '../tables.ts';
import { codeExpiry, hashCode, newCode, RESEND_SECONDS } from '../verification/verification-code.ts';
import type { Visit } from '../visit.ts';
import { getOpenChange } from './address-code.ts';
import { sendAddressMessage } from './send-address-message.ts';
import { countAddressMessage } from './start-address-change.ts';

/** Replaces the code of an open change by a new one, at most once a minute. */
export async function resendAddressCode(db: Db, actor: Actor, id: string, visit: Visit): Promise<void> {
  const { now, keys } = visit;
  const { kind, after, sentAt, isFree } = await getOpenChange(db, actor.id, id, now);
  const waitMs = sentAt.getTime() + RESEND_SECONDS * 1000 - now.getTime();
  if (waitMs > 0) throw new AppError('limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  await countAddressMessage(db, actor.id, { kind, value: after }, now);
  const code = newCode();
  await db.transaction(async (tx) => {
    const [renewed] = await tx
      .update(addressChanges)
      .set({ codeHash: hashCode(keys, id, code), attempts: 0, sentAt: now, expiresAt: codeExpiry(now) })
      .where(
        and(
          eq(addressChanges.id, id),
          isNull(addressChanges.confirmedAt),
          lte(addressChanges.sentAt, new Date(now.getTime() - RESEND_SECONDS * 1000)),
        ),
      )
      .returning({ id: addressChanges.id });
    if (!renewed) throw new AppError('limited', { retryAfterSeconds: RESEND_SECONDS });
    const message = isFree
      ? ({ to: after, message: 'addressCode', code } as const)
      : ({ to: after, message: 'addressTaken' } as const);
    await sendAddressMessage(tx, message, visit);
  });
}
