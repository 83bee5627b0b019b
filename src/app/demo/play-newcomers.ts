import { desc } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '#domain/text/durations.ts';
import type { Locale } from '#domain/text/locale.ts';
import { register, verifyRegistration } from '#features/identity/contract/accounts.ts';
import { forgotPassword, resetPassword } from '#features/identity/contract/passwords.ts';
import { readablePassword } from '#features/identity/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { createLogger } from '#kit/server/log.ts';
import { deliverMail } from '#kit/server/mail/deliver-mail.ts';
import { mails } from '#kit/server/mail/tables.ts';
import type { DemoCall } from './demo-caller.ts';

interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  locale: Locale;
  /** Registered so many days ago. */
  daysAgo: number;
  /** Forgot the password the day after, and chose another. */
  isForgetful?: boolean;
  /** Nobody has this address: the code came back, and the account waits for ever. */
  isMistyped?: boolean;
}

const NEWCOMERS: readonly Newcomer[] = [
  { firstName: 'Nusrat', lastName: 'Jahan', email: 'nusrat@demo.jorip.local', locale: 'en', daysAgo: 23 },
  { firstName: 'তানভীর', lastName: 'আহমেদ', email: 'tanvir@demo.jorip.local', locale: 'bn', daysAgo: 12 },
  {
    firstName: 'Mariam',
    lastName: 'Gomes',
    email: 'mariam@demo.jorip.local',
    locale: 'en',
    daysAgo: 5.2,
    isForgetful: true,
  },
  {
    firstName: 'রোকেয়া',
    lastName: 'বেগম',
    email: 'rokeya@dmeo.jorip.local',
    locale: 'bn',
    daysAgo: 1.1,
    isMistyped: true,
  },
  { firstName: 'রোকেয়া', lastName: 'বেগম', email: 'rokeya@demo.jorip.local', locale: 'bn', daysAgo: 1.08 },
];

/** People who register with the codes that they are sent, as the back office shows them and their emails. */
export async function playNewcomers(db: Db, call: DemoCall, now: Date): Promise<void> {
  for (const newcomer of NEWCOMERS) await playNewcomer(db, call, newcomer, now);
}

async function playNewcomer(db: Db, call: DemoCall, newcomer: Newcomer, now: Date): Promise<void> {
  const { firstName, lastName, email: identifier, locale, daysAgo } = newcomer;
  const registered = new Date(now.getTime() - daysAgo * DAY_MS);
  const chosen = () => {
    const password = readablePassword();
    return { password, repeated: password };
  };
  const at = (from: Date, minutes: number) => ({ locale, now: new Date(from.getTime() + minutes * MINUTE_MS) });

  const body = { firstName, lastName, identifier, ...chosen() };
  const { _id: id } = await call(register, { body }, at(registered, 0));
  if (newcomer.isMistyped) return await deliverNewest(db, at(registered, 1).now, returned);
  // Read before it is delivered: from then on the log hides it.
  const first = await newestCode(db);
  await deliverNewest(db, registered, arrived);
  await call(verifyRegistration, { params: { id }, body: { code: first } }, at(registered, 2));
  if (!newcomer.isForgetful) return;

  const forgot = new Date(registered.getTime() + DAY_MS);
  const { _id: reset } = await call(forgotPassword, { body: { identifier } }, at(forgot, 0));
  const code = await newestCode(db);
  await deliverNewest(db, forgot, arrived);
  await call(resetPassword, { params: { id: reset }, body: { code, ...chosen() } }, at(forgot, 3));
  await deliverNewest(db, at(forgot, 3).now, arrived);
}

const arrived = async () => undefined;

async function returned(): Promise<never> {
  throw new Error('550 5.1.2 dmeo.jorip.local: no such domain');
}

/** The email that was written last goes to whoever plays the mail server. */
async function deliverNewest(db: Db, now: Date, sendMail: () => Promise<undefined>): Promise<void> {
  const mail = await newestMail(db);
  const context = { db, now, sendMail, log: createLogger('silent'), isLastAttempt: true };
  // What comes back is written down, and thrown for the worker, which there is none of here.
  await deliverMail.run(context, { mailId: mail.id }).catch(() => undefined);
}

async function newestCode(db: Db): Promise<string> {
  return /\b\d{6}\b/.exec((await newestMail(db)).text)?.[0] ?? '';
}

async function newestMail(db: Db) {
  const [mail] = await db
    .select({ id: mails.id, text: mails.text })
    .from(mails)
    .orderBy(desc(mails.createdAt))
    .limit(1);
  if (!mail) throw new Error('Nothing was written.');
  return mail;
}
