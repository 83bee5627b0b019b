import { eq } from 'drizzle-orm';
import { notify } from '#features/notifications/public.ts';
import { projectSubject } from '#features/projects/audit.ts';
import { peopleOfProject } from '#features/projects/public.ts';
import { projects } from '#features/projects/server/tables.ts';
import { reportPaths } from '#features/reports/paths.ts';
import { recordChange, THE_PRODUCT } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { markedAgainKind } from '../../notifications.ts';
import { finishRemarking, lastRemarking } from './ways-of-marking.ts';

/** Records once what marking again did, and tells whoever works with the project. */
export async function tellOfMarking(db: Db, projectId: string, by: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await finishRemarking(tx, projectId, by, now))) return;
    const last = await lastRemarking(tx, projectId);
    const [project] = await tx
      .select({
        ...{ _id: projects.id, kind: projects.kind, mode: projects.mode },
        ...{ title: projects.title, ownerId: projects.ownerId },
      })
      .from(projects)
      .where(eq(projects.id, projectId));
    if (!last || !project || last.results === 0) return;
    const { changed, results } = last;
    const change = {
      ...({ action: 'markedAgain', id: projectId, name: project.title, ownerId: project.ownerId } as const),
      before: { meanPercent: meanOf(last.percentBefore, last.markedBefore), passed: last.passedBefore },
      after: {
        ...{ meanPercent: meanOf(last.percentAfter, last.markedAfter), passed: last.passedAfter },
        ...{ resultsChanged: changed, resultsMarked: results, version: by },
      },
    };
    await recordChange(tx, THE_PRODUCT, projectSubject, change, now);
    const to = await peopleOfProject(tx, projectId);
    const values = { project: project.title, changed, results };
    await notify(tx, markedAgainKind, { to, values, link: reportPaths.responseReports(project) }, now);
  });
}

/** In per cent, to hundredths; nothing where nobody had marks. */
export function meanOf(hundredths: number, count: number): number | null {
  return count === 0 ? null : Math.round(hundredths / count) / 100;
}
