import { eq } from 'drizzle-orm';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import { parseEmail } from '#domain/text/email.ts';
import type { Locale } from '#domain/text/locale.ts';
import { cleanLine, cleanText } from '#domain/text/normalise.ts';
import { readBangladeshMobile } from '#domain/text/phone.ts';
import { findStaffWho, type Keys } from '#features/identity/public.ts';
import { notify } from '#features/notifications/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId, sha256 } from '#kit/server/ids.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { contactSubject } from '../../audit.ts';
import type { sendContact as endpoint } from '../../contract/contact-us.ts';
import { contactReceivedKind } from '../../notifications.ts';
import { supportPaths } from '../../paths.ts';
import { CONTACTS } from '../../rate-limits.ts';
import { mailReceipt } from '../mails/mail-receipt.ts';
import { contacts } from '../tables.ts';
import { contactDueAt } from './due-of-contact.ts';
import { formAge } from './form-token.ts';

type Sent = Received<typeof endpoint>['body'];

interface Visit {
  actor: Actor | undefined;
  ip: string;
  requestId: string;
  locale: Locale;
  publicUrl: string;
  now: Date;
  keys: Pick<Keys, 'contactForm'>;
}

/** Nobody reads the page and writes to us faster. */
const LEAST_AGE_MS = 3_000;
/** After it the form is begun anew, so that what machines gather is of no use for long. */
const MOST_AGE_MS = DAY_MS;

/**
 * Takes what a visitor writes to us, and tells them by email that we have it. The same again on one day is the same
 * contact: whoever presses twice is told the same, and nobody answers twice.
 */
export async function sendContact(db: Db, sent: Sent, visit: Visit): Promise<{ dueAt: string }> {
  const contact = clean(sent);
  refuseMachines(sent, visit);
  const { now, locale } = visit;
  const tokens = [tokenOf(CONTACTS.network, networkOf(visit.ip)), tokenOf(CONTACTS.sender, contact.email)];
  await takeTokens(db, tokens, now);
  const fingerprint = sha256(JSON.stringify([dhakaDay(now), contact.email, contact.subject, contact.message]));
  return await db.transaction(async (tx) => {
    const id = newId();
    const dueAt = contactDueAt(now);
    const [added] = await tx
      .insert(contacts)
      .values({ ...contact, id, locale, fingerprint, createdAt: now, dueAt })
      .onConflictDoNothing({ target: contacts.fingerprint })
      .returning({ id: contacts.id });
    if (!added) return await whenDue(tx, fingerprint);
    const by = { ...visit.actor, from: { ip: visit.ip, requestId: visit.requestId } };
    await recordChange(tx, by, contactSubject, { action: 'created', id, name: contact.subject }, now);
    const to = (await findStaffWho(tx, 'contacts')).map(({ _id }) => _id);
    const news = { to, values: { subject: contact.subject }, link: supportPaths.contact(id) };
    await notify(tx, contactReceivedKind, news, now);
    await mailReceipt(tx, contact.email, visit);
    return { dueAt: dueAt.toISOString() };
  });
}

function refuseMachines({ website, form }: Sent, { keys, now }: Visit): void {
  if (website !== '') throw invalidField('website', 'formTrap');
  const age = formAge(keys.contactForm, form, now);
  if (age === undefined || age > MOST_AGE_MS) throw new AppError('gone', { message: 'formTooOld' });
  if (age < LEAST_AGE_MS) throw invalidField('form', 'formTooQuick');
}

function clean({ name, email, phone, subject, message }: Sent) {
  const words = { name: cleanLine(name), subject: cleanLine(subject), message: cleanText(message) };
  for (const [field, text] of Object.entries(words)) if (text === '') throw invalidField(field, 'required');
  return { ...words, email: parseEmail(email) ?? email, phone: phone === '' ? null : readPhone(phone) };
}

function readPhone(typed: string): string {
  const reading = readBangladeshMobile(typed);
  if ('problem' in reading) throw invalidField('phone', reading.problem, { field: { key: 'mobileNumber' } });
  return reading.value;
}

/** Of the same that came before. */
async function whenDue(tx: Db, fingerprint: string): Promise<{ dueAt: string }> {
  const [same] = await tx.select({ dueAt: contacts.dueAt }).from(contacts).where(eq(contacts.fingerprint, fingerprint));
  if (!same) throw new Error('The contact that was there is gone.');
  return { dueAt: same.dueAt.toISOString() };
}
