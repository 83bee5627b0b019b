import { eq } from 'drizzle-orm';
import { may } from '#kit/contract/actor.ts';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { projectPaths } from '../../paths.ts';
import { places } from '../tables.ts';

/** Administrators find a place where it is edited. */
export const placeOfPlace: FindPlace = async (db, actor, id) =>
  may(actor, 'settings') && (await db.$count(places, eq(places.id, id))) > 0 ? projectPaths.place(id) : null;
