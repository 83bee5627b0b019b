import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { changeContent } from '#kit/server/content/change-content.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ContentKind } from '../../contract/content.ts';
import { recordOf, tableOf } from './content-table.ts';
import { lockContent } from './lock-content.ts';
import { recordContent } from './record-content.ts';

interface Edited {
  id: string;
  /** What its editor read; refused where somebody saved since. */
  revision: number;
  /** Made safe before. */
  content: object;
}

/** Replaces what content says. */
export async function updateContent(db: Db, actor: Actor, kind: ContentKind, edited: Edited, now: Date): Promise<void> {
  const table = tableOf(kind);
  await changeContent(db, async (tx) => {
    const before = await lockContent(tx, kind, edited.id);
    if (before.revision !== edited.revision) throw new AppError('conflict', { message: 'staleSave' });
    const after = { ...before, ...edited.content };
    await recordOf(kind).check?.(tx, edited.id, before, after);
    await tx
      .update(table)
      .set({ ...edited.content, revision: before.revision + 1, updatedAt: now })
      .where(eq(table.id, edited.id));
    await recordContent(tx, actor, { kind, id: edited.id, action: 'changed', before, after }, now);
  });
}
