import { type Page, pagesOf, questionsOf } from '#domain/questionnaire/flow.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { askedDetails } from '#features/projects/policy.ts';
import { takingPartPaths } from '../paths.ts';
import type { Respondent } from './open-respondent.ts';
import { previewPath } from './preview/preview-path.ts';

export interface Place {
  page: Page;
  /** From 1; the page's number in the address. */
  step: number;
  steps: number;
  questions: readonly Question[];
  /** Somebody came from the last step to change one answer, and goes back there. */
  isChange: boolean;
}

const CHANGE = 'change';

/** The page that an address's `q` names; without a number the first one with a question that has no answer yet. */
export function placeOf(respondent: Respondent, query: URLSearchParams): Place {
  const q = query.get('q');
  const pages = pagesOf(respondent.project.questionnaire, respondent.project.viewType);
  const wanted = /^\d{1,4}$/.test(q ?? '') ? Number(q) - 1 : firstUnanswered(respondent, pages);
  const index = Math.min(Math.max(wanted, 0), pages.length - 1);
  const page = pages[index] as Page;
  return {
    page,
    step: index + 1,
    steps: pages.length,
    questions: page.sections.flatMap((part) => part.questions),
    isChange: query.has(CHANGE),
  };
}

/** Where a respondent goes on; in `step` view the address says which question. */
export function questionsPath(respondent: Respondent, step: number): string {
  const { projectId, _id } = respondent;
  const q = respondent.project.viewType === 'step' ? step : undefined;
  return respondent.isPreview ? previewPath(respondent, 'questions', q) : takingPartPaths.questions(projectId, _id, q);
}

export function lastStepPath(respondent: Respondent): string {
  const { projectId, _id } = respondent;
  return respondent.isPreview ? previewPath(respondent, 'last-step') : takingPartPaths.lastStep(projectId, _id);
}

export function donePath(respondent: Respondent): string {
  return respondent.isPreview ? previewPath(respondent, 'done') : takingPartPaths.done(respondent._id);
}

/** What the page is named for who comes back to it: it comes from the other side. */
export const BACK = 'back';

/** The same page for who was further already. */
export function backPath(respondent: Respondent, step: number): string {
  return `${questionsPath(respondent, step)}#${BACK}`;
}

/** Where one answer is changed on the way through the last step. */
export function changePath(respondent: Respondent, step: number): string {
  const path = questionsPath(respondent, step);
  return respondent.project.viewType === 'step' ? `${path}&${CHANGE}` : path;
}

/** Whether somebody still says who they are, or looks at all of their answers, once everything is answered. */
export function hasLastStep({ project }: Respondent): boolean {
  return project.reviewAnswers || askedDetails(project).length > 0;
}

/** The page of the `step` view on which a question is asked. */
export function stepOfQuestion(respondent: Respondent, questionId: string): number {
  return questionsOf(respondent.project.questionnaire).findIndex((question) => question.id === questionId) + 1;
}

function firstUnanswered(respondent: Respondent, pages: readonly Page[]): number {
  const found = pages.findIndex((page) =>
    page.sections.some((part) => part.questions.some((question) => respondent.answers[question.id] === undefined)),
  );
  return found === -1 ? pages.length - 1 : found;
}
