import { hasRounds } from '#features/projects/policy.ts';
import type { RespondentRow } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PublishedProject } from '../admission/published-project.ts';
import { showsMarksNow } from '../reading/result-shown.ts';
import { mayTake, roundsOf } from './rounds-of.ts';
import { totalOf } from './rounds-shown.ts';

/** How far somebody has come in the rounds of a quiz, for whoever has just submitted one. */
export async function roundsSoFar(
  db: Db,
  project: PublishedProject,
  { userId, completedAt }: RespondentRow,
  now: Date,
) {
  if (!hasRounds(project) || userId === null) return null;
  const rounds = await roundsOf(db, project, project.series, { id: userId }, now);
  return {
    taken: rounds.filter(({ runs }) => runs.some(({ state }) => state === 'completed')).length,
    of: rounds.length,
    total: (await showsMarksNow(db, project, now, completedAt ?? now)) ? totalOf(rounds) : null,
    isMore: rounds.some(mayTake),
  };
}
