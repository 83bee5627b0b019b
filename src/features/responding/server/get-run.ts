import type { Given } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getRun as endpoint } from '../contract.ts';
import { doorOf } from '../policy.ts';
import { completedOf } from './counting/completed-of.ts';
import { loadSettings } from './door/load-settings.ts';
import { getRunRow, idsOf } from './find-run.ts';
import { questionnaireOf } from './questionnaire-of.ts';

/** A run for whoever holds its id: the questions it was started with and the answers so far. */
export async function getRun(db: Db, ref: string, now: Date): Promise<Given<typeof endpoint>> {
  const ids = idsOf(ref);
  const run = await getRunRow(db, ids);
  const project = await loadSettings(db, ids.projectId);
  if (!project) throw new AppError('not_found');
  const questionnaire = await questionnaireOf(db, ids.projectId, run.version);
  const { title, languages, viewType, responseMethod, details, closingText } = project;
  return {
    _id: ref,
    projectId: ids.projectId,
    state: run.state,
    locale: run.locale,
    revision: run.revision,
    answers: run.answers as Given<typeof endpoint>['answers'],
    details: run.details,
    startedAt: run.startedAt.toISOString(),
    completedAt: run.completedAt?.toISOString() ?? null,
    door: doorOf(project, await completedOf(db, project), now) ?? 'closed',
    project: { title, languages, viewType, responseMethod, details, closingText, questionnaire },
  };
}
