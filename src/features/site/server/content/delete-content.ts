import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { changeContent } from '#kit/server/content/change-content.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ContentKind } from '../../contract/content.ts';
import { recordOf, tableOf } from './content-table.ts';
import { lockContent } from './lock-content.ts';
import { recordContent } from './record-content.ts';

/** Takes content away; its row stays for as long as it can be restored. */
export async function deleteContent(db: Db, actor: Actor, kind: ContentKind, id: string, now: Date): Promise<void> {
  const table = tableOf(kind);
  await changeContent(db, async (tx) => {
    const before = await lockContent(tx, kind, id);
    await recordOf(kind).check?.(tx, id, before, undefined);
    await tx.update(table).set({ deletedAt: now }).where(eq(table.id, id));
    await recordContent(tx, actor, { kind, id, action: 'deleted', before }, now);
  });
}
