import type { Received } from '#kit/contract/endpoint.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import type { forgotPassword as endpoint } from '../../contract/passwords.ts';
import { findAccount } from '../accounts/find-account.ts';
import { readIdentifier } from '../accounts/identifier.ts';
import { withinRequests } from '../counted-work.ts';
import { sendOrPretend } from '../verification/send-message.ts';
import { openVerification } from '../verification/verifications.ts';
import type { Visit } from '../visit.ts';

type Asked = Received<typeof endpoint>['body'];

/** Sends a code and a link to choose a new password. Without an account everything but the message is the same. */
export async function forgotPassword(
  db: Db,
  { identifier: typed, proof }: Asked,
  visit: Visit,
): Promise<{ _id: string }> {
  const { value: to, ...rest } = readIdentifier(typed);
  const account = await withinRequests(db, { purpose: 'reset', to }, { ...visit, proof }, () =>
    findAccount(db, { value: to, ...rest }),
  );
  return db.transaction(async (tx) => {
    const opened = { purpose: 'reset', userId: account?.id ?? null, sentTo: to } as const;
    const { id, code } = await openVerification(tx, opened, visit);
    // For nobody's address too: every way through here takes as long.
    const asked = { action: 'resetAsked', id: account?.id ?? null, name: to, ownerId: account?.id } as const;
    await recordChange(tx, { from: visit }, accountSubject, asked, visit.now);
    const sent = { id, to, message: 'resetCode', code, isForSomebody: account !== undefined } as const;
    await sendOrPretend(tx, sent, visit);
    return { _id: id };
  });
}
