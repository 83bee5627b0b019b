import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { changeContent } from '#kit/server/content/change-content.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ContentKind } from '../../contract/content.ts';
import { recordOf, tableOf } from './content-table.ts';
import { lockContent } from './lock-content.ts';
import { recordContent } from './record-content.ts';

/** Brings back content that was deleted, as it was and where it stood. */
export async function restoreContent(db: Db, actor: Actor, kind: ContentKind, id: string, now: Date): Promise<void> {
  const table = tableOf(kind);
  await changeContent(db, async (tx) => {
    const after = await lockContent(tx, kind, id, 'deleted');
    await recordOf(kind).check?.(tx, id, undefined, after);
    await tx.update(table).set({ deletedAt: null }).where(eq(table.id, id));
    await recordContent(tx, actor, { kind, id, action: 'restored', after }, now);
  });
}
