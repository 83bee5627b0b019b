import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { cleanLine } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import type { updateMe as endpoint, SessionUser } from '../../contract/profile.ts';
import { fullName } from '../../policy.ts';
import { users } from '../tables.ts';
import { presentSessionUser, sessionUserColumns } from './session-user.ts';

type Profile = Received<typeof endpoint>['body'];

/** Changes the own profile. */
export async function updateMe(db: Db, actor: Actor, body: Profile, now: Date): Promise<SessionUser> {
  const profile = {
    firstName: cleanLine(body.firstName),
    lastName: cleanLine(body.lastName),
    organization: cleanLine(body.organization),
    occupation: cleanLine(body.occupation),
    dateOfBirth: body.dateOfBirth,
    gender: body.gender,
  };
  if (profile.firstName === '') throw invalidField('firstName', 'required');
  if (profile.dateOfBirth !== null) refuseImpossibleBirth(profile.dateOfBirth, now);
  return await db.transaction(async (tx) => {
    const [before] = await tx.select(sessionUserColumns).from(users).where(eq(users.id, actor.id)).for('update');
    if (!before) throw new AppError('signed_out');
    const after = { ...before, ...profile };
    if (isDeepStrictEqual(before, after)) return presentSessionUser(before, actor);
    await tx
      .update(users)
      .set({ ...profile, updatedAt: now })
      .where(eq(users.id, actor.id));
    const change = { action: 'changed', id: actor.id, name: fullName(after), before, after } as const;
    await recordChange(tx, actor, accountSubject, change, now);
    return presentSessionUser(after, actor);
  });
}

function refuseImpossibleBirth(date: string, now: Date): void {
  if (date > now.toISOString().slice(0, 10)) throw invalidField('dateOfBirth', 'birthInFuture');
  if (date < '1880-01-01') throw invalidField('dateOfBirth', 'date');
}
