import { ALLOWANCE_MS, deadlineFrom, isLate } from '#domain/quiz/clock.ts';
import { type AdmissionRule, fixDeadline } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';

/**
 * What arrives after the deadline is not taken. Whoever was never served a question has none yet: the first that they
 * send fixes it. Nobody answers a whole quiz in one call, who could have seen the questions as somebody else.
 */
export const clock: AdmissionRule = {
  appliesTo: ({ clock: its }) => its !== null,
  judge(_db, _project, { isWhole }) {
    if (isWhole) throw new AppError('conflict', { message: 'clockNeedsStart' });
    return {};
  },
  condition: (step, _project, now) =>
    step === 'start'
      ? undefined
      : (bound) => `r.deadline + ${bound(ALLOWANCE_MS)}::int * interval '1 millisecond' >= ${bound(now)}::timestamptz`,
  async explain(db, { project, respondentId }, _step, now) {
    if (!project.clock) return;
    const deadline = await fixDeadline(db, { projectId: project.id, respondentId }, deadlineFrom(project.clock, now));
    if (deadline && isLate(deadline, now)) throw new AppError('gone', { message: 'timeIsUp' });
  },
};
