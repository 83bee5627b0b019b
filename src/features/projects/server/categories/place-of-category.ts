import { and, eq, isNull } from 'drizzle-orm';
import { may } from '#kit/contract/actor.ts';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { projectPaths } from '../../paths.ts';
import { categories } from '../tables.ts';

/** The back office finds a category in their list. */
export const placeOfCategory: FindPlace = async (db, actor, id) => {
  if (!may(actor, 'content')) return null;
  const isIt = and(eq(categories.id, id), isNull(categories.deletedAt));
  return (await db.$count(categories, isIt)) > 0 ? projectPaths.categories : null;
};
