import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { notificationSettings } from '../tables.ts';

/** Whether the person of a link is sent the daily email. */
export async function getDigestChoice(db: Db, token: string): Promise<{ digest: boolean }> {
  const { digest, leaveToken } = notificationSettings;
  const [row] = await db.select({ digest }).from(notificationSettings).where(eq(leaveToken, token));
  if (!row) throw new AppError('not_found');
  return row;
}
