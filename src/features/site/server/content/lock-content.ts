import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ContentKind } from '../../contract/content.ts';
import { type ContentRow, tableOf } from './content-table.ts';

/** Content as it is, its row locked until the change is done; what was deleted is found by who restores it alone. */
export async function lockContent(tx: Db, kind: ContentKind, id: string, of: 'there' | 'deleted' = 'there') {
  const table = tableOf(kind);
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  if (!row || (row.deletedAt !== null) !== (of === 'deleted')) throw new AppError('not_found');
  return row as typeof row & ContentRow;
}
