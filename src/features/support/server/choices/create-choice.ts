import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { CHOICES, type ContentOf, type OfferedKind } from './choice-table.ts';
import { isOffered, lockChoices } from './lock-choices.ts';

/** Adds one of a kind at the end. */
export async function createChoice<Kind extends OfferedKind>(
  db: Db,
  actor: Actor,
  kind: Kind,
  typed: ContentOf<Kind>,
  now: Date,
): Promise<{ _id: string }> {
  const { table, subject, clean, most } = CHOICES[kind];
  const content = clean(typed);
  const id = newId();
  await db.transaction(async (tx) => {
    const choices = await lockChoices(tx, kind);
    if (choices.filter(isOffered).length >= most) throw new AppError('conflict', { message: 'contentFull' });
    const sequence = Math.max(-1, ...choices.map((choice) => choice.sequence)) + 1;
    await tx.insert(table).values({ ...content, id, sequence });
    await recordChange(tx, actor, subject, { action: 'created', id, name: content.name, after: content }, now);
  });
  return { _id: id };
}
