import { and, eq } from 'drizzle-orm';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { projectPaths } from '../paths.ts';
import { projects } from './tables.ts';

/** Its owner finds a project where it is built. */
export const placeOfProject: FindPlace = async (db, actor, id) => {
  const [project] = await db
    .select({ _id: projects.id, kind: projects.kind })
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.ownerId, actor.id)));
  return project ? projectPaths.build(project) : null;
};
