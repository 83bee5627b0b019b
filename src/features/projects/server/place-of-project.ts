import { and, eq } from 'drizzle-orm';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { projectPaths } from '../paths.ts';
import { mayReadAll } from '../policy.ts';
import { projects } from './tables.ts';
import { visibleTo } from './visible-projects.ts';

/** Its owner finds a project where it is built, the staff among everybody's. */
export const placeOfProject: FindPlace = async (db, actor, id) => {
  const [project] = await db
    .select({ _id: projects.id, kind: projects.kind, mode: projects.mode })
    .from(projects)
    .where(and(eq(projects.id, id), visibleTo(actor)));
  if (!project) return null;
  return mayReadAll(actor, project.kind) ? projectPaths.anyProject(id) : projectPaths.build(project);
};
