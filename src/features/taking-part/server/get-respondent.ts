import { availabilityOf } from '#features/projects/policy.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import { completedOf, getRespondentRow, idsOf } from '#features/responses/public.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getRespondent as endpoint } from '../contract.ts';
import { loadSettings } from './admission/load-settings.ts';

/** A respondent for whoever holds its id: the questions it was started with and the answers so far. */
export async function getRespondent(db: Db, ref: string, now: Date): Promise<Given<typeof endpoint>> {
  const ids = idsOf(ref);
  const respondent = await getRespondentRow(db, ids);
  const project = await loadSettings(db, ids.projectId);
  if (!project) throw new AppError('not_found');
  const questionnaire = await questionnaireOf(db, ids.projectId, respondent.version);
  const { title, languages, viewType, responseMethod, details, closingText } = project;
  return {
    _id: ref,
    projectId: ids.projectId,
    state: respondent.state,
    locale: respondent.locale,
    revision: respondent.revision,
    answers: respondent.answers as Given<typeof endpoint>['answers'],
    details: respondent.details,
    startedAt: respondent.startedAt.toISOString(),
    completedAt: respondent.completedAt?.toISOString() ?? null,
    availability: availabilityOf(project, await completedOf(db, project), now) ?? 'closed',
    project: { title, languages, viewType, responseMethod, details, closingText, questionnaire },
  };
}
