import { estimateSeconds } from '#domain/questionnaire/estimate.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { fullName } from '#features/identity/policy.ts';
import type { ProjectSettings } from '#features/projects/contract.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getWelcome as endpoint } from '../contract.ts';
import { doorOf, mayAnswerAgain } from '../policy.ts';
import { completedOf } from './counting/completed-of.ts';
import { loadSettings } from './door/load-settings.ts';
import { onceKeyOf } from './door/once-key.ts';
import { findRunById, findRunByOnceKey, type RunRow } from './find-run.ts';
import { questionnaireOf } from './questionnaire-of.ts';
import { parseRef, toRef } from './respondent-ref.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor is told before taking part, with the run they have on this device or account. */
export async function getWelcome(
  db: Db,
  visitor: Visitor,
  projectId: string,
  now: Date,
): Promise<Given<typeof endpoint>> {
  const project = await loadSettings(db, projectId);
  if (!project) throw new AppError('not_found');
  const door = doorOf(project, await completedOf(db, project), now);
  if (!door) throw new AppError('not_found');
  const questionnaire = await questionnaireOf(db, projectId, project.version);
  const { title, description, languages, privacy, viewType, responseMethod, onePer, details } = project;
  const run = await ownRun(db, visitor, project);
  return {
    _id: projectId,
    title,
    description,
    ownerName: fullName({ firstName: project.ownerFirstName, lastName: project.ownerLastName }),
    languages,
    door,
    opensAt: project.opensAt?.toISOString() ?? null,
    endsAt: project.endsAt?.toISOString() ?? null,
    privacy,
    viewType,
    responseMethod,
    onePer,
    details,
    questions: questionsOf(questionnaire).length,
    seconds: estimateSeconds(questionnaire, visitor.locale),
    run: run ? { _id: toRef({ projectId, runId: run.id }), state: run.state } : null,
    mayAnswerAgain: mayAnswerAgain(onePer, run?.state),
  };
}

/** Where somebody may answer once, the run that the start would meet; else the one this browser remembers. */
async function ownRun(
  db: Db,
  visitor: Visitor,
  { id, onePer }: { id: string; onePer: ProjectSettings['onePer'] },
): Promise<RunRow | undefined> {
  if (onePer !== 'nobody') {
    const onceKey = onceKeyOf({ onePer }, visitor);
    return onceKey === null ? undefined : await findRunByOnceKey(db, id, onceKey);
  }
  const ids = parseRef(visitor.lastRun(id) ?? '');
  return ids?.projectId === id ? await findRunById(db, ids) : undefined;
}
