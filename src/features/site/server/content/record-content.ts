import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ContentKind } from '../../contract/content.ts';
import { type ContentRow, recordOf } from './content-table.ts';

interface ContentChange {
  kind: ContentKind;
  id: string;
  action: 'created' | 'changed' | 'deleted' | 'restored';
  before?: ContentRow;
  after?: ContentRow;
}

/** Records a change of content, in its transaction. */
export async function recordContent(tx: Db, actor: Actor, change: ContentChange, now: Date): Promise<void> {
  const { kind, id, action, before, after } = change;
  const { subject, nameOf } = recordOf(kind);
  const name = nameOf(after ?? before ?? {});
  await recordChange(tx, actor, subject, { action, id, name, ...(before && { before }), ...(after && { after }) }, now);
}
