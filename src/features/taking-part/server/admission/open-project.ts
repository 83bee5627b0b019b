import { LRUCache } from 'lru-cache';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { availabilityOf, UNAVAILABLE } from '#features/projects/policy.ts';
import { knownQuestionnaire, questionnaireOf } from '#features/projects/public.ts';
import { completedOf } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { loadSettings, type Settings } from './load-settings.ts';

/** What taking part needs to know of a project that collects. */
export interface OpenProject extends Settings {
  questionnaire: Questionnaire;
}

/** Without the questionnaires, which have a bound of their own: these take some kilobytes each. */
const known = new LRUCache<string, Settings>({ max: 1_000 });

/**
 * A project as this process read it last, which may be out of date: every statement that writes by it compares it with
 * the database (see `conditions.ts`), so that what is kept here saves time and never decides.
 */
export function knownProject(projectId: string): OpenProject | undefined {
  const settings = known.get(projectId);
  const questionnaire = settings && knownQuestionnaire(projectId, settings.version);
  return questionnaire && { ...settings, questionnaire };
}

/** The project as the database has it now, or the refusal that says why it takes no answers. */
export async function loadOpenProject(db: Db, projectId: string, now: Date): Promise<OpenProject> {
  known.delete(projectId);
  const settings = await loadSettings(db, projectId);
  if (!settings) throw new AppError('not_found');
  const availability = availabilityOf(settings, await completedOf(db, settings), now);
  if (availability === undefined) throw new AppError('not_found');
  if (availability !== 'open') {
    const { code, message } = UNAVAILABLE[availability];
    throw new AppError(code, { message });
  }
  const questionnaire = await questionnaireOf(db, projectId, settings.version);
  known.set(projectId, settings);
  return { ...settings, questionnaire };
}
