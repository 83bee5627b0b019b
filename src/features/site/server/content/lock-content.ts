import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ContentKind } from '../../contract/content.ts';
import { tableOf } from './content-table.ts';

/** Content as it is, its row locked until the change is done; what was deleted is found by who restores it alone. */
export async function lockContent(tx: Db, kind: ContentKind, id: string, of: 'there' | 'deleted' = 'there') {
  const table = tableOf(kind);
  const { active, revision, deletedAt } = table;
  const [locked] = await tx
    .select({ own: table, shared: { active, revision, deletedAt } })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  if (!locked || (locked.shared.deletedAt !== null) !== (of === 'deleted')) throw new AppError('not_found');
  return { ...locked.own, ...locked.shared };
}
