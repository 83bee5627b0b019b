import { and, eq } from 'drizzle-orm';
import { projects } from '#features/projects/server/tables.ts';
import { refOf, respondentColumns } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { RequestContext } from '#kit/server/api/request-context.ts';
import type { Db } from '#kit/server/database/db.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { isCertificateOffered } from '../certificates/is-certificate-offered.ts';
import { resultShown } from '../reading/result-shown.ts';
import { roundTold } from '../series/round-told.ts';
import { nextAttempt } from './next-attempt.ts';
import { areOwnAttempts } from './own-attempts.ts';

/** One of the caller's own attempts at quizzes, with what is shown of it at this moment. */
export async function getOwnAttempt(
  db: Db,
  actor: Actor,
  id: string,
  { locale, now }: Pick<RequestContext, 'locale' | 'now'>,
) {
  const [row] = await db
    .select({ ...respondentColumns, title: projects.title, series: projects.series })
    .from(respondents)
    .innerJoin(projects, eq(projects.id, respondents.projectId))
    .where(and(areOwnAttempts(actor), eq(respondents.id, id)));
  if (!row) throw new AppError('not_found');
  const { projectId, title, attempt, state, startedAt, completedAt } = row;
  const project = await findPublishedProject(db, projectId);
  return {
    _id: id,
    ...{ projectId, title, attempt, state },
    round: roundTold(row.series, row.round),
    startedAt: startedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    ref: state === 'answering' ? refOf(row) : null,
    again: project ? await nextAttempt(db, project, { userId: actor.id, state }, now) : null,
    certificate: project && (await isCertificateOffered(db, project, row)) ? { ref: refOf(row) } : null,
    result: project ? await resultShown(db, project, row, locale, now) : null,
  };
}
