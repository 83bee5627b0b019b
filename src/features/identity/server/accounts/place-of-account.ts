import { eq } from 'drizzle-orm';
import { may } from '#kit/contract/actor.ts';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { identityPaths } from '../../paths.ts';
import { areaOf } from '../../policy.ts';
import { userPaths } from '../../users/paths.ts';
import { users } from '../tables.ts';

/** One's own account is found in the profile, those of others where they are looked after. */
export const placeOfAccount: FindPlace = async (db, actor, id) => {
  if (id === actor.id) return identityPaths.profile(areaOf(actor.role));
  if (!may(actor, 'users')) return null;
  return (await db.$count(users, eq(users.id, id))) > 0 ? userPaths.user(id) : null;
};
