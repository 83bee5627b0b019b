import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { changeContent } from '#kit/server/content/change-content.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ContentKind, ContentState } from '../../contract/content.ts';
import { recordOf, tableOf } from './content-table.ts';
import { lockContent } from './lock-content.ts';
import { recordContent } from './record-content.ts';

interface Asked {
  kind: ContentKind;
  id: string;
  state: ContentState;
}

/** Shows content to visitors, or no longer. */
export async function setContentState(db: Db, actor: Actor, { kind, id, state }: Asked, now: Date): Promise<void> {
  const table = tableOf(kind);
  await changeContent(db, async (tx) => {
    const before = await lockContent(tx, kind, id);
    const active = state === 'active';
    if (before.active === active) return;
    const after = { ...before, active };
    await recordOf(kind).check?.(tx, id, before, after);
    const change = { active, revision: before.revision + 1, updatedAt: now };
    await tx.update(table).set(change).where(eq(table.id, id));
    await recordContent(tx, actor, { kind, id, action: 'changed', before, after }, now);
  });
}
