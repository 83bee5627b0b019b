import { and, eq, gt, isNull } from 'drizzle-orm';
import { DAY_MS } from '#domain/text/durations.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sha256 } from '#kit/server/ids.ts';
import { addressChanges } from '../tables.ts';

/** For so long whoever had the address may take the change back. */
const OBJECTION_DAYS = 7;

/** The change that a link in a message to an old address is about. */
export async function getObjectionable(db: Db, token: string, now: Date) {
  const [change] = await db
    .select()
    .from(addressChanges)
    .where(
      and(
        eq(addressChanges.objectionHash, sha256(token)),
        gt(addressChanges.confirmedAt, new Date(now.getTime() - OBJECTION_DAYS * DAY_MS)),
        isNull(addressChanges.objectedAt),
      ),
    );
  if (!change?.confirmedAt || change.noticeTo === null) throw new AppError('not_found');
  return { ...change, confirmedAt: change.confirmedAt, noticeTo: change.noticeTo };
}
