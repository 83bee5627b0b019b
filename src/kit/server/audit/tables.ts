import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from '../../../domain/text/localized.ts';
import { ROLES } from '../../contract/actor.ts';
import { AUDIT_LOGS, type FieldChange } from '../../contract/audit.ts';

/**
 * What people did, a row each: the log of changes, and the security log. Written with the change, never edited (a
 * trigger refuses it), deleted by age alone (decision 93). Nothing refers to what a row names: it outlives that.
 */
export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    log: text({ enum: AUDIT_LOGS }).notNull(),
    /** Who did it; null for somebody not signed in, and for the product itself. */
    actorId: uuid(),
    actorRole: text({ enum: ROLES }),
    /** Whose it is, where somebody else did something to it. */
    ownerId: uuid(),
    subject: text().notNull(),
    subjectId: text(),
    /** As it was called then. */
    subjectName: jsonb().$type<Localized | string>().notNull(),
    action: text().notNull(),
    changes: jsonb().$type<Record<string, FieldChange>>().notNull(),
    /** Null where no request did it. */
    ip: text(),
    requestId: text(),
  },
  (activity) => [
    index('activities_at').on(activity.at, activity.id),
    index('activities_log').on(activity.log, activity.at, activity.id),
    index('activities_subject').on(activity.subject, activity.at, activity.id),
    index('activities_log_subject').on(activity.log, activity.subject, activity.at, activity.id),
    index('activities_thing').on(activity.subjectId, activity.at, activity.id),
    index('activities_actor').on(activity.actorId, activity.at, activity.id),
    index('activities_owner')
      .on(activity.ownerId, activity.at, activity.id)
      .where(sql`${activity.ownerId} is not null`),
  ],
);
