import { attemptsLeft, UNBOUNDED } from '#domain/quiz/attempts.ts';
import { isExamined } from '#features/projects/contract/kinds.ts';
import { attemptsAt, hasRounds } from '#features/projects/policy.ts';
import { type AdmissionRule, findAttempts } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';

/**
 * Where a quiz records who answers, each time that somebody takes it has a number, and a unique index over it decides:
 * of two starts at the same moment one is the next attempt and the other goes on with it. Whoever has an attempt on the
 * way goes on with it.
 */
export const attempts: AdmissionRule = {
  appliesTo: (project) => isExamined(project) && project.responseMethod === 'registered' && !hasRounds(project),
  async judge(db, project, { actor }, now) {
    if (!actor) return {};
    const found = await findAttempts(db, project.id, actor.id);
    const bounds = attemptsAt(project);
    if (bounds && found.underWay !== null) return { attempt: found.underWay };
    const { left, from } = attemptsLeft(bounds ?? UNBOUNDED, found, now);
    if (left === 0) throw new AppError('conflict', { message: 'attemptsUsed' });
    // A rule of the quiz and no rate: nobody is to be held up by it until then, which may be a month.
    if (from) throw new AppError('conflict', { message: 'attemptTooSoon' });
    return { attempt: Math.max(found.last, found.made) + 1 };
  },
};
