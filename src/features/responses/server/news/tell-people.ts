import { eq } from 'drizzle-orm';
import { notify } from '#features/notifications/public.ts';
import { peopleOfProject } from '#features/projects/public.ts';
import { projects } from '#features/projects/server/tables.ts';
import { reportPaths } from '#features/reports/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { firstResponseKind, responsesOfDayKind } from '../../notifications.ts';

/** Tells whoever works with a project of its first response, or how many came since they were last told. */
export async function tellPeople(tx: Db, projectId: string, came: 'first' | number, now: Date): Promise<void> {
  const [project] = await tx
    .select({ _id: projects.id, kind: projects.kind, mode: projects.mode, title: projects.title })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) return;
  const news = { to: await peopleOfProject(tx, projectId), link: reportPaths.responseReports(project) };
  const named = { project: project.title };
  if (came === 'first') await notify(tx, firstResponseKind, { ...news, values: named }, now);
  else await notify(tx, responsesOfDayKind, { ...news, values: { ...named, count: came } }, now);
}
