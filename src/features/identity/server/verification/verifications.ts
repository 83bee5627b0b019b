import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { HOUR_MS } from '#domain/text/durations.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { tryCode } from '../counted-work.ts';
import type { Keys } from '../keys.ts';
import { verifications } from '../tables.ts';
import {
  CODE_TRIES,
  codeExpiry,
  hashCode,
  isLinkKey,
  linkExpiry,
  newCode,
  readCode,
  VERIFICATION_HOURS,
} from './verification-code.ts';

type Purpose = (typeof verifications.$inferSelect)['purpose'];

interface TypedCode {
  id: string;
  purpose: Purpose;
  code: string;
}

/** Whose the verification is that a code or a link was right for. */
interface Checked {
  id: string;
  userId: string;
  /** Of the code that was typed. */
  codeHash?: string;
}

type CheckedCode = Required<Checked>;

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

/** A verification that still asks for a code or a link; `not_found` when it is over or never was. */
export async function getOpen(db: Db, id: string, now: Date) {
  const [open] = await db
    .select({
      purpose: verifications.purpose,
      sentTo: verifications.sentTo,
      createdAt: verifications.createdAt,
      sentAt: verifications.sentAt,
      expiresAt: verifications.expiresAt,
    })
    .from(verifications)
    .where(and(eq(verifications.id, id), isNull(verifications.usedAt)));
  if (!open || !(isRenewable(open, now) || linkExpiry(open.sentAt) > now)) throw new AppError('not_found');
  return open;
}

/** A verification that a new code may be sent for. */
export async function getRenewable(db: Db, id: string, now: Date) {
  const open = await getOpen(db, id, now);
  if (!isRenewable(open, now)) throw new AppError('not_found');
  return open;
}

export function isRenewable({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < VERIFICATION_HOURS * HOUR_MS;
}

/**
 * Checks what the link in a message shows. No try counts, for none is guessed, so nobody uses them up; whatever was
 * asked for since, it opens until its time is over or the password is another one.
 */
export async function checkLink(
  db: Db,
  { id, link }: { id: string; link: string },
  { keys, now }: { keys: Keys; now: Date },
): Promise<Checked> {
  const [open] = isLinkKey(keys, id, link)
    ? await db
        .select({ userId: verifications.userId, sentAt: verifications.sentAt })
        .from(verifications)
        .where(and(eq(verifications.id, id), eq(verifications.purpose, 'reset'), isNull(verifications.usedAt)))
    : [];
  if (!open?.userId || linkExpiry(open.sentAt) <= now) throw new AppError('invalid', { message: 'linkOver' });
  return { id, userId: open.userId };
}

/** Checks a typed code; each try counts, exactly, before it is looked at. Gives whom it belongs to. */
export function checkCode(
  db: Db,
  typed: TypedCode,
  { keys, now, ip }: { keys: Keys; now: Date; ip: string },
): Promise<CheckedCode> {
  return tryCode(db, { ip, now }, () => compareCode(db, typed, { keys, now }));
}

/**
 * One statement counts the try, unless the code is right: what it was typed for may yet be refused, and be tried again.
 */
async function compareCode(
  db: Db,
  { id, purpose, code }: TypedCode,
  { keys, now }: { keys: Keys; now: Date },
): Promise<CheckedCode | AppError> {
  const hash = hashCode(keys, id, readCode(code));
  const isRight = and(eq(verifications.codeHash, hash), isNotNull(verifications.userId));
  const [tried] = await db
    .update(verifications)
    .set({ attempts: sql`${verifications.attempts} + CASE WHEN ${isRight} THEN 0 ELSE 1 END` })
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
  if (!tried) return (await isKnown(db, id, purpose)) ? invalidField('code', 'codeSpent') : new AppError('not_found');
  if (tried.expiresAt <= now) return invalidField('code', 'codeSpent');
  const { userId, codeHash } = tried;
  if (userId === null || codeHash !== hash) return invalidField('code', 'codeWrong');
  return { id, userId, codeHash };
}

/** Spends a checked code or link; of two requests with the same one succeeds. Lock the user first. */
export async function spend(db: Db, { id, codeHash }: Checked, now: Date): Promise<void> {
  const [used] = await db
    .update(verifications)
    .set({ usedAt: now })
    .where(
      and(
        eq(verifications.id, id),
        codeHash === undefined ? undefined : eq(verifications.codeHash, codeHash),
        isNull(verifications.usedAt),
      ),
    )
    .returning({ id: verifications.id });
  if (used) return;
  throw codeHash === undefined ? new AppError('invalid', { message: 'linkOver' }) : invalidField('code', 'codeSpent');
}

async function isKnown(db: Db, id: string, purpose: Purpose): Promise<boolean> {
  const [known] = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(eq(verifications.id, id), eq(verifications.purpose, purpose)));
  return known !== undefined;
}
