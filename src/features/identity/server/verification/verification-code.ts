import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { toLatinDigits } from '#domain/text/digits.ts';
import { RESET_LINK_SECONDS } from '../../rate-limits.ts';
import type { Keys } from '../keys.ts';

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const RESEND_SECONDS = 60;
/** Past this a verification is over: no new code is sent for it. */
export const VERIFICATION_HOURS = 24;

/** Six digits. Latin ones in both languages: phones recognise those and offer to fill them in. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** A code has too few digits for a plain hash: it is kept under a key, and is good for one verification only. */
export function hashCode(keys: Keys, verificationId: string, code: string): string {
  return createHmac('sha256', keys.code).update(`${verificationId}:${code}`).digest('base64url');
}

/** The code as a person typed it: either digit set, spaces and dashes between. */
export function readCode(typed: string): string {
  return toLatinDigits(typed).replace(/[\s-]/g, '');
}

export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + CODE_MINUTES * 60_000);
}

/**
 * What the link in a message shows: 128 bits that nobody guesses, so that no number of wrong codes takes it away. The
 * same in every message of a verification, and kept nowhere.
 */
export function linkKey(keys: Keys, verificationId: string): string {
  return createHmac('sha256', keys.resetLink).update(verificationId).digest().subarray(0, 16).toString('base64url');
}

export function isLinkKey(keys: Keys, verificationId: string, shown: string): boolean {
  const [own, other] = [linkKey(keys, verificationId), shown].map((each) => Buffer.from(each));
  return own !== undefined && other?.length === own.length && timingSafeEqual(own, other);
}

export function linkExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + RESET_LINK_SECONDS * 1000);
}
