import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { renewInvitation } from '../invitations/renew-invitation.ts';
import { verifications } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { renewCode } from './renew-code.ts';
import { isRenewable } from './verifications.ts';

/** Sends a mail with a code or an invitation again: with a new one, for what a log kept lets nobody in. */
export async function sendCodeAgain(
  tx: Db,
  mailId: string,
  visit: Pick<Visit, 'keys' | 'now' | 'locale' | 'publicUrl'>,
): Promise<void> {
  const { now } = visit;
  if (await renewInvitation(tx, { mailId }, visit)) return;
  const [about] = await tx
    .select({ id: verifications.id, createdAt: verifications.createdAt })
    .from(verifications)
    .where(eq(verifications.mailId, mailId));
  const isRenewed = about && isRenewable(about, now) && (await renewCode(tx, about.id, now, visit));
  if (!isRenewed) throw new AppError('conflict', { message: 'codeOver' });
}
