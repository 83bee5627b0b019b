import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { notificationSettings } from './tables.ts';

type Row = typeof notificationSettings.$inferSelect;

/** What somebody chose, or what stands for them while they chose nothing. */
export async function readSettings(
  db: Db,
  userId: string,
  how: 'to read' | 'to change' = 'to read',
): Promise<Pick<Row, 'channels' | 'digest' | 'revision'>> {
  const asked = db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  const [row] = await (how === 'to change' ? asked.for('update') : asked);
  return row ?? { channels: {}, digest: true, revision: 0 };
}
