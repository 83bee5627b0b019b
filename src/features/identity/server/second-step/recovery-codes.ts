import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { newId, sha256 } from '#kit/server/ids.ts';
import { recoveryCodes } from '../tables.ts';

const CODES = 10;
const LENGTH = 16;
/** Crockford’s: without letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten new codes in place of those there were. They are told once: only what they hash to is kept. */
export async function replaceRecoveryCodes(tx: Db, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = codes.map((code) => ({ id: newId(), userId, codeHash: hashRecoveryCode(userId, code), createdAt: now }));
  await tx.insert(recoveryCodes).values(rows);
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

/** Those that still work. */
export function unusedCodesOf(userId: string) {
  return and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
}

/** A recovery code as somebody typed it: in any case, with or without dashes, and O for 0. */
export function readRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** Eighty bits, which nobody finds from their hash. */
export function hashRecoveryCode(userId: string, code: string): string {
  return sha256(`${userId} ${code}`);
}

function newRecoveryCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
