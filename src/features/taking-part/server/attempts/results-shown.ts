import type { Result } from '#domain/quiz/result-schema.ts';
import { findRespondent } from '#features/responses/public.ts';
import type { RequestContext } from '#kit/server/api/request-context.ts';
import type { Db } from '#kit/server/database/db.ts';
import { findPublishedProject, type PublishedProject } from '../admission/published-project.ts';
import { resultShown } from '../reading/result-shown.ts';

/**
 * What is shown of each of a page of attempts at this moment, by its id; those of which nothing is are left out. One
 * at a time: the answers of one alone may be half a megabyte.
 */
export async function resultsShown(
  db: Db,
  attempts: readonly { projectId: string; id: string }[],
  { locale, now }: Pick<RequestContext, 'locale' | 'now'>,
): Promise<ReadonlyMap<string, Result>> {
  const projects = new Map<string, PublishedProject | undefined>();
  const shown = new Map<string, Result>();
  for (const { projectId, id } of attempts) {
    if (!projects.has(projectId)) projects.set(projectId, await findPublishedProject(db, projectId));
    const project = projects.get(projectId);
    const respondent = await findRespondent(db, projectId, id);
    const result = project && respondent && (await resultShown(db, project, respondent, locale, now));
    if (result) shown.set(id, result);
  }
  return shown;
}
