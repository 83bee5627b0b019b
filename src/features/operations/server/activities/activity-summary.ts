import { fullName } from '#features/identity/policy.ts';
import { users } from '#features/identity/server/tables.ts';
import { type Actor, may } from '#kit/contract/actor.ts';
import { activities } from '#kit/server/audit/tables.ts';
import type { Activity } from '../../contract/activities.ts';

/** The columns that tell one activity from another, and who did it. */
export const activityColumns = {
  id: activities.id,
  at: activities.at,
  log: activities.log,
  subject: activities.subject,
  action: activities.action,
  subjectId: activities.subjectId,
  name: activities.subjectName,
  changes: activities.changes,
  actorId: activities.actorId,
  actorRole: activities.actorRole,
  ownerId: activities.ownerId,
  ip: activities.ip,
  firstName: users.firstName,
  lastName: users.lastName,
};

type Person = Pick<typeof users.$inferSelect, 'firstName' | 'lastName'>;

type ActivityRow = Pick<
  typeof activities.$inferSelect,
  'id' | 'at' | 'log' | 'subject' | 'action' | 'subjectId' | 'changes' | 'actorId' | 'actorRole' | 'ownerId' | 'ip'
> & { name: (typeof activities.$inferSelect)['subjectName'] } & { [Name in keyof Person]: Person[Name] | null };

/** As the wire says it, to this caller. */
export function summariseActivity(row: ActivityRow, caller: Actor): Activity {
  const { firstName, lastName, actorId, actorRole: role } = row;
  return {
    _id: row.id,
    at: row.at.toISOString(),
    log: row.log,
    subject: row.subject,
    action: row.action,
    subjectId: row.subjectId,
    name: row.name,
    fields: Object.keys(row.changes),
    actor:
      actorId === null
        ? null
        : {
            _id: actorId,
            fullName: fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
            role,
          },
    ip: isToldWhereFrom(row, caller) ? row.ip : null,
  };
}

/** Nobody learns where others are, but whoever tried to get into one's account. */
function isToldWhereFrom({ actorId }: Pick<ActivityRow, 'actorId'>, caller: Actor): boolean {
  return may(caller, 'activities') || actorId === null || actorId === caller.id;
}
