import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { hashPassword } from '#kit/server/passwords/password-hash.ts';
import { tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { withinLimits } from '#kit/server/rate-limit/within-limits.ts';
import { PROJECT_PASSWORDS } from '../rate-limits.ts';

/** Hashes a project's password, counted for whoever gives it. */
export async function hashProjectPassword(db: Db, actor: Actor, password: string, now: Date): Promise<string> {
  return await withinLimits(db, { tokens: [tokenOf(PROJECT_PASSWORDS, actor.id)], now }, () => hashPassword(password));
}
