import { LRUCache } from 'lru-cache';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { goesOn } from '#domain/quiz/clock.ts';
import { availabilityOf, UNAVAILABLE } from '#features/projects/policy.ts';
import { knownQuestionnaire, questionnaireOf } from '#features/projects/public.ts';
import { completedOf } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { findPublishedProject, type PublishedProject } from './published-project.ts';

/** What taking part needs to know of a project that collects. */
export interface OpenProject extends PublishedProject {
  questionnaire: Questionnaire;
}

/** Without the questionnaires, which have a bound of their own: these take some kilobytes each. */
const known = new LRUCache<string, PublishedProject>({ max: 1_000 });

/**
 * A project as this process read it last, which may be out of date: every statement that writes by it compares it with
 * the database (see `conditions.ts`), so that what is kept here saves time and never decides.
 */
export function knownProject(projectId: string): OpenProject | undefined {
  const project = known.get(projectId);
  const questionnaire = project && knownQuestionnaire(projectId, project.version);
  return questionnaire && { ...project, questionnaire };
}

/**
 * The project as the database has it now, or the refusal that says why it takes no answers: of anybody, or of somebody
 * who has begun.
 */
export async function loadOpenProject(
  db: Db,
  projectId: string,
  now: Date,
  begun?: { deadline: Date | null },
): Promise<OpenProject> {
  known.delete(projectId);
  const project = await findPublishedProject(db, projectId);
  if (!project) throw new AppError('not_found');
  const availability = availabilityOf(project, await completedOf(db, project), now);
  if (availability === undefined) throw new AppError('not_found');
  const isStillTheirs = availability === 'closed' && begun && goesOn(project, begun.deadline, now);
  if (availability !== 'open' && !isStillTheirs) {
    const { code, message } = UNAVAILABLE[availability];
    throw new AppError(code, { message });
  }
  const questionnaire = await questionnaireOf(db, projectId, project.version);
  known.set(projectId, project);
  return { ...project, questionnaire };
}
