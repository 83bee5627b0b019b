import { type AttemptsLeft, attemptsLeft } from '#domain/quiz/attempts.ts';
import { attemptsAt, availabilityOf, hasRounds } from '#features/projects/policy.ts';
import { completedOf, findAttempts, type RespondentRow } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PublishedProject } from '../admission/published-project.ts';

/** An attempt as it is told beside what comes after it. */
interface ToldLeft {
  left: number | null;
  from: string | null;
}

/** What is left to whoever ended an attempt at a quiz; null where it is not taken again. */
export async function nextAttempt(
  db: Db,
  project: PublishedProject,
  { userId, state }: Pick<RespondentRow, 'userId' | 'state'>,
  now: Date,
): Promise<ToldLeft | null> {
  // Where there are rounds, these say what comes next.
  if (hasRounds(project)) return null;
  const bounds = attemptsAt(project);
  if (state === 'answering' || (!project.practice && (!bounds || userId === null))) return null;
  if (availabilityOf(project, await completedOf(db, project), now) !== 'open') return null;
  if (!bounds || userId === null) return { left: null, from: null };
  return toldLeft(attemptsLeft(bounds, await findAttempts(db, project.id, userId), now));
}

export function toldLeft({ left, from }: AttemptsLeft): ToldLeft {
  return { left, from: from?.toISOString() ?? null };
}
