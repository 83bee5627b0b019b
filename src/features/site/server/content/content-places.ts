import { and, eq, isNull } from 'drizzle-orm';
import { may } from '#kit/contract/actor.ts';
import type { FindPlace, Places } from '#kit/server/audit/places.ts';
import { contentPaths } from '../../content/paths.ts';
import { CONTENT_KINDS, type ContentKind } from '../../contract/content.ts';
import { recordOf, tableOf } from './content-table.ts';

/** The back office finds content where it is edited. */
export const contentPlaces: Places = Object.fromEntries(
  CONTENT_KINDS.map((kind) => [recordOf(kind).subject.kind, placeOf(kind)]),
);

function placeOf(kind: ContentKind): FindPlace {
  const table = tableOf(kind);
  return async (db, actor, id) => {
    if (!may(actor, 'content')) return null;
    const [entry] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), isNull(table.deletedAt)));
    return entry ? contentPaths.entry(kind, entry.id) : null;
  };
}
