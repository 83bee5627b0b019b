import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { projects } from '#features/projects/server/tables.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';

/**
 * The rows of `respondents` joined to `projects` that are somebody's attempts at quizzes: those alone that are kept
 * with their account, and of no quiz that was taken down, which nobody is shown. Practice is no attempt.
 */
export function areOwnAttempts(actor: Actor): SQL | undefined {
  return and(
    eq(respondents.userId, actor.id),
    eq(projects.kind, 'quiz'),
    isNull(projects.practice),
    isNull(projects.takenDown),
  );
}
