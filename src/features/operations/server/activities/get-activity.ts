import { and, eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#features/identity/server/tables.ts';
import { type Actor, may } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Places } from '#kit/server/audit/places.ts';
import { activities } from '#kit/server/audit/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { activityColumns, summariseActivity } from './activity-summary.ts';

interface Thing {
  subject: string;
  subjectId: string | null;
}

/** One activity: of one's own or on what is one's own; whoever may read the log reads all. */
export async function getActivity(db: Db, actor: Actor, places: Places, id: string) {
  const isOwn = or(eq(activities.actorId, actor.id), eq(activities.ownerId, actor.id));
  const [row] = await db
    .select({ ...activityColumns, requestId: activities.requestId })
    .from(activities)
    .leftJoin(users, eq(users.id, activities.actorId))
    .where(and(eq(activities.id, id), may(actor, 'activities') ? undefined : isOwn));
  if (!row) throw new AppError('not_found');
  const summary = summariseActivity(row, actor);
  const changes = Object.entries(row.changes).map(([field, change]) => ({
    field,
    isKept: 'after' in change,
    before: change.before ?? null,
    after: change.after ?? null,
  }));
  const requestId = summary.ip === null ? null : row.requestId;
  return { ...summary, changes, requestId, place: await placeOf(db, actor, places, row) };
}

/** Where the caller finds what was changed; null where it is gone, or no screen shows it to them. */
async function placeOf(db: Db, actor: Actor, places: Places, { subject, subjectId }: Thing): Promise<string | null> {
  const id = z.uuid().safeParse(subjectId).data;
  return id === undefined ? null : ((await places[subject]?.(db, actor, id)) ?? null);
}
