import { and, eq, gt } from 'drizzle-orm';
import type { Localized } from '#domain/text/localized.ts';
import type { Origin, Role } from '#kit/contract/actor.ts';
import type { AuditSubject } from '#kit/contract/audit.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../ids.ts';
import { differences, type Values } from './differences.ts';
import { activities } from './tables.ts';

/** Who did something: an actor; whom a request came from, signed in or not; nobody (`{}`) where a job did. */
export interface Doer {
  id?: string | undefined;
  role?: Role | undefined;
  from?: Origin | undefined;
}

/** The product itself: what time or a limit brings about. */
export const THE_PRODUCT: Doer = {};

export interface Change<Action extends string, Field extends string> {
  action: Action;
  /** Null where there is no such thing: a sign-in to an account that nobody has. */
  id: string | null;
  /** What it is called, for readers who come when it is gone. */
  name: Localized | string;
  /** Whose it is; what others did to it stands in their log. */
  ownerId?: string | null | undefined;
  /** What it was and what it is. Whole states will do: only what differs is kept, and only what the subject names. */
  before?: Values<Field>;
  after?: Values<Field>;
}

/**
 * Records a change, in the transaction that makes it: either both are there or neither. Every use case that changes
 * something calls this once it is written; one that finds nothing to change records nothing.
 */
export async function recordChange<Action extends string, Field extends string>(
  tx: Db,
  by: Doer,
  subject: AuditSubject<Action, Field>,
  change: Change<Action, Field>,
  now: Date,
): Promise<void> {
  await tx.insert(activities).values(rowOf(by, subject, change, now));
}

/** As {@link recordChange}, of one that a job makes to many at once. */
export async function recordChanges<Action extends string, Field extends string>(
  tx: Db,
  by: Doer,
  subject: AuditSubject<Action, Field>,
  changes: readonly Change<Action, Field>[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await tx.insert(activities).values(changes.map((change) => rowOf(by, subject, change, now)));
}

/**
 * As {@link recordChange}, for what is done over and over in one sitting: saving a draft as it is written, looking
 * through answers. Recorded unless the same person's same action on the same thing was, within the last `perMs`.
 */
export async function recordSitting<Action extends string, Field extends string>(
  tx: Db,
  by: Doer,
  subject: AuditSubject<Action, Field>,
  { perMs, ...change }: Change<Action, Field> & { id: string; perMs: number },
  now: Date,
): Promise<void> {
  const [recent] = await tx
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        eq(activities.subjectId, change.id),
        gt(activities.at, new Date(now.getTime() - perMs)),
        eq(activities.subject, subject.kind),
        eq(activities.action, change.action),
        by.id === undefined ? undefined : eq(activities.actorId, by.id),
      ),
    )
    .limit(1);
  if (!recent) await recordChange(tx, by, subject, change, now);
}

function rowOf<Action extends string, Field extends string>(
  by: Doer,
  subject: AuditSubject<Action, Field>,
  { action, id, name, ownerId, before, after }: Change<Action, Field>,
  now: Date,
): typeof activities.$inferInsert {
  return {
    id: newId(),
    at: now,
    log: subject.security?.includes(action) ? 'security' : 'changes',
    actorId: by.id ?? null,
    actorRole: by.role ?? null,
    ownerId: ownerId === by.id ? null : (ownerId ?? null),
    subject: subject.kind,
    subjectId: id,
    subjectName: name,
    action,
    changes: differences(subject, before, after),
    ip: by.from?.ip ?? null,
    requestId: by.from?.requestId ?? null,
  };
}
