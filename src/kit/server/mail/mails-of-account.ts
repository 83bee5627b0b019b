import { asc, inArray } from 'drizzle-orm';
import type { AccountHolder, AccountPart } from '../account-data.ts';
import { mails } from './tables.ts';

/** Which emails and text messages went to a person: their words may hold codes, and the person has them. */
export const mailsOfAccount: AccountPart = {
  name: 'messages',
  async *read(db, holder) {
    yield* await db
      .select({ to: mails.toAddress, subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
      .from(mails)
      .where(inArray(mails.toAddress, addressesOf(holder)))
      .orderBy(asc(mails.createdAt));
  },
  async delete(tx, holder) {
    await tx.delete(mails).where(inArray(mails.toAddress, addressesOf(holder)));
  },
};

function addressesOf({ email, phone }: AccountHolder): string[] {
  return [email, phone].filter((address) => address !== null);
}
