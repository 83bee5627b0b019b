import { isLate } from '#domain/quiz/clock.ts';
import { type Turn, turnOf } from '#domain/quiz/turns.ts';
import type { AdmissionRule } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { OpenProject } from '../admission/open-project.ts';
import { practiceTakesTries } from '../practice/practice.ts';

/**
 * Where each question has its time, whoever starts answers nothing yet: no question is before them. What is taken of
 * them later is judged with the row before what is written, for it is one question at a time (`requireTurn`).
 */
export const turns: AdmissionRule = {
  appliesTo: ({ questionSeconds }) => questionSeconds !== null,
  judge(_db, _project, { isWhole, bringsAnswers }) {
    if (isWhole || bringsAnswers) throw new AppError('conflict', { message: 'clockNeedsStart' });
    return {};
  },
};

/** Refuses answers to what is not before somebody, and those that arrived once its time was up. */
export function requireTurn(
  project: Pick<OpenProject, 'questionSeconds' | 'practice'>,
  { turn }: { turn: Turn | null },
  sent: object,
  now: Date,
): void {
  const refusal = outOfTurn(project, turn, sent, now);
  if (refusal) throw refusal;
}

export function outOfTurn(
  { questionSeconds, practice }: Pick<OpenProject, 'questionSeconds' | 'practice'>,
  turn: Turn | null,
  sent: object,
  now: Date,
): AppError | undefined {
  const ids = Object.keys(sent);
  if (practice && ids.length > 0) return practiceTakesTries();
  if (questionSeconds === null || ids.length === 0) return undefined;
  const its = ids.length === 1 ? turnOf(turn, ids[0]) : undefined;
  if (!its || its.saved) return new AppError('conflict', { message: 'notItsTurn' });
  return isLate(new Date(its.until), now) ? new AppError('gone', { message: 'questionTimeIsUp' }) : undefined;
}
