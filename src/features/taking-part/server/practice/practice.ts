import { dueToday } from '#domain/quiz/practice/memory.ts';
import { withStatements } from '#domain/quiz/practice/practised.ts';
import { practisedNow } from '#domain/quiz/series/practised-now.ts';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { AdmissionRule } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import { memoryOf } from './memory.ts';

/**
 * Practice asks what somebody chose, or what is due for them today, or else everything that can be practised; which of
 * it is fixed as they start. Answers come one by one, as tries (`tryAnswer`), and in no other way.
 */
export const practice: AdmissionRule = {
  appliesTo: ({ practice: settings }) => settings !== null,
  async judge(db, project, { actor, isWhole, bringsAnswers, questions = [] }, now) {
    if (isWhole || bringsAnswers) throw practiceTakesTries();
    const questionnaire = await keyedQuestionnaireOf(db, project.id, { version: project.version, markedBy: null });
    const all = practisedNow(questionnaire, project.series, now).flatMap((category) => category.questions);
    const chosen = all.filter((id) => questions.includes(id));
    if (chosen.length > 0) return { picked: withStatements(questionnaire, chosen) };
    const { newPerDay = 0 } = project.practice ?? {};
    const today =
      actor && dueToday(await memoryOf(db, { actor, projectId: project.id }), all, { day: dhakaDay(now), newPerDay });
    const due = today ? [...today.due, ...today.fresh] : [];
    return { picked: withStatements(questionnaire, due.length > 0 ? due : all) };
  },
  condition: (step) => (step === 'save' ? () => 'false' : undefined),
  async explain(_db, _moved, step) {
    if (step === 'save') throw practiceTakesTries();
  },
};

/** Why an answer that is saved or submitted in another way is refused. */
export function practiceTakesTries(): AppError {
  return new AppError('conflict', { message: 'practiceTakesTries' });
}
