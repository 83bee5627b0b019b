import { questionsOf } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import { markingOf } from '#domain/quiz/edit-marking.ts';
import { createBankCategory } from '#features/projects/contract/bank-categories.ts';
import { keepQuestions } from '#features/projects/contract/bank-questions.ts';
import { findProjects } from '#features/projects/contract/list.ts';
import { getSurvey } from '#features/projects/contract/project.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { DemoCall } from './demo-caller.ts';

/** Somebody of the staff keeps the questions of an owner's quizzes for all who make one, each where it belongs. */
export async function fillQuestionBank(call: DemoCall, owner: Actor, staff: Actor, now: Date): Promise<void> {
  const asStaff = { actor: staff, now };
  const add = async (en: string, bn: string, within: string | null) =>
    (await call(createBankCategory, { body: { name: { en, bn }, within, bank: 'shared' } }, asStaff))._id;
  const bangladesh = await add('Bangladesh', 'বাংলাদেশ', await add('Geography', 'ভূগোল', null));
  const arithmetic = await add('Arithmetic', 'পাটিগণিত', null);
  const asOwner = { actor: owner, now };
  const places = [
    { mode: 'general', category: bangladesh, tags: ['bangladesh'] },
    { mode: 'practice', category: arithmetic, tags: ['sums'] },
  ] as const;
  for (const { mode, category, tags } of places) {
    const { items } = await call(findProjects, { query: { kind: 'quiz', mode } }, asOwner);
    for (const { _id: id } of items) {
      const { questionnaire } = await call(getSurvey, { params: { id } }, asOwner);
      const questions = questionsOf(questionnaire)
        .filter(isAsking)
        .map((question) => ({ question, marking: markingOf(questionnaire, question.id) }));
      await call(keepQuestions, { body: { bank: 'shared', category, tags: [...tags], questions } }, asStaff);
    }
  }
}
