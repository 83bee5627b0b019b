import type { Actor } from '#kit/contract/actor.ts';
import { invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { categorySubject } from '../../audit.ts';
import { categoryOf, lockCategories } from './lock-categories.ts';
import { takeCategoryAway } from './take-category-away.ts';

/** Gives the projects of a category to another and deletes it. */
export async function mergeCategory(
  db: Db,
  actor: Actor,
  { id, into }: { id: string; into: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await lockCategories(tx);
    const { name } = categoryOf(all, id);
    const other = all.find((one) => one.id === into);
    if (!other?.active || into === id) throw invalidField('into', 'unknownCategory');
    await takeCategoryAway(tx, { id, into, now });
    const after = { mergedInto: other.name };
    await recordChange(tx, actor, categorySubject, { action: 'merged', id, name, after }, now);
  });
}
