import { isNull, sql } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { changeContent } from '#kit/server/content/change-content.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { type ContentKind, MOST_OF_A_KIND } from '../../contract/content.ts';
import { type ContentRow, recordOf, tableOf } from './content-table.ts';
import { recordContent } from './record-content.ts';

/** Adds content at the end of its kind and tells its id; what it says was made safe before. */
export async function createContent(
  db: Db,
  actor: Actor,
  kind: ContentKind,
  content: ContentRow,
  now: Date,
): Promise<string> {
  const table = tableOf(kind);
  const id = newId();
  await changeContent(db, async (tx) => {
    if ((await tx.$count(table, isNull(table.deletedAt))) >= MOST_OF_A_KIND)
      throw new AppError('conflict', { message: 'contentFull' });
    await recordOf(kind).check?.(tx, id, undefined, content);
    const last = sql`(select coalesce(max(${table.sequence}), -1) + 1 from ${table})`;
    await tx.insert(table).values({ ...content, id, sequence: last, updatedAt: now });
    await recordContent(tx, actor, { kind, id, action: 'created', after: content }, now);
  });
  return id;
}
