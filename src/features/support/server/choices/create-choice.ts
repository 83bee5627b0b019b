import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import {
  type CategoryContent,
  type ChoiceKind,
  MOST_CHOICES,
  type PriorityContent,
} from '../../contract/ticket-choices.ts';
import { CHOICES } from './choice-table.ts';
import { cleanChoice } from './clean-choice.ts';
import { isOffered, lockChoices } from './lock-choices.ts';

/** Adds a category or priority at the end. */
export async function createChoice(
  db: Db,
  actor: Actor,
  { kind, ...typed }: { kind: ChoiceKind } & (CategoryContent | PriorityContent),
  now: Date,
): Promise<{ _id: string }> {
  const { table, subject } = CHOICES[kind];
  const content = cleanChoice(typed);
  const id = newId();
  await db.transaction(async (tx) => {
    const choices = await lockChoices(tx, kind);
    if (choices.filter(isOffered).length >= MOST_CHOICES) throw new AppError('conflict', { message: 'contentFull' });
    const sequence = Math.max(-1, ...choices.map((choice) => choice.sequence)) + 1;
    await tx.insert(table).values({ ...content, id, sequence });
    await recordChange(tx, actor, subject, { action: 'created', id, name: content.name, after: content }, now);
  });
  return { _id: id };
}
