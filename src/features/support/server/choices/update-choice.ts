import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { CategoryContent, ChoiceKind, PriorityContent } from '../../contract/ticket-choices.ts';
import { CHOICES } from './choice-table.ts';
import { cleanChoice } from './clean-choice.ts';
import { choiceOf, lockChoices } from './lock-choices.ts';

interface Edited {
  kind: ChoiceKind;
  id: string;
  /** What its editor read; refused where somebody saved since. */
  revision: number;
}

/** Renames a category or priority and sets its hours; what waits already stays due when it is. */
export async function updateChoice(
  db: Db,
  actor: Actor,
  { kind, id, revision, ...typed }: Edited & (CategoryContent | PriorityContent),
  now: Date,
): Promise<void> {
  const { table, subject } = CHOICES[kind];
  const content = cleanChoice(typed);
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
