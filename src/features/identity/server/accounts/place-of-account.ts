import type { FindPlace } from '#kit/server/audit/places.ts';
import { identityPaths } from '../../paths.ts';
import { areaOf } from '../../policy.ts';

/** One's own account is found in the profile. */
export const placeOfAccount: FindPlace = async (_db, actor, id) =>
  id === actor.id ? identityPaths.profile(areaOf(actor.role)) : null;
