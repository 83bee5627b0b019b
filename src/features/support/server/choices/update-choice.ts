import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { CHOICES, type ContentOf, type OfferedKind } from './choice-table.ts';
import { choiceOf, lockChoices } from './lock-choices.ts';

/** What its editor read is named by its revision; refused where somebody saved since. */
type Edited<Kind extends OfferedKind> = { id: string; revision: number; content: ContentOf<Kind> };

/** Replaces what one of a kind says. */
export async function updateChoice<Kind extends OfferedKind>(
  db: Db,
  actor: Actor,
  kind: Kind,
  { id, revision, content: typed }: Edited<Kind>,
  now: Date,
): Promise<void> {
  const { table, subject, clean } = CHOICES[kind];
  const content = clean(typed);
  await db.transaction(async (tx) => {
    const before = choiceOf(await lockChoices(tx, kind), id);
    if (before.revision !== revision) throw new AppError('conflict', { message: 'staleSave' });
    const after = { ...before, ...content };
    await tx
      .update(table)
      .set({ ...content, revision: revision + 1 })
      .where(eq(table.id, id));
    await recordChange(tx, actor, subject, { action: 'changed', id, name: content.name, before, after }, now);
  });
}
