import { takingPartPaths } from '../paths.ts';
import type { Respondent } from './open-respondent.ts';
import { previewPath } from './preview/preview-path.ts';

const CHANGE = 'change';
/** In an address: the answer that led there was not taken. */
export const LATE = 'late';
const MORE = 'more';
/** In an address: the question, whose answer is final, that somebody looks at with what is told of it. */
export const TOLD = 'told';
/** Names the step that somebody means to go back to, and where it stands on the page. */
export const TO = 'to';
/** The fragment by which a page knows that somebody comes back to it: its question moves in from the other side. */
export const BACK = 'back';

/** Where a respondent goes on; where there are several pages the address says which. */
export function questionsPath(respondent: Respondent, step: number): string {
  const { projectId, _id } = respondent;
  const q = hasPages(respondent) ? step : undefined;
  if (respondent.isPreview) return previewPath(respondent, 'questions', q);
  return takingPartPaths[isOnTree(respondent) ? 'tree' : 'questions'](projectId, _id, q);
}

export function lastStepPath(respondent: Respondent): string {
  const { projectId, _id } = respondent;
  if (respondent.isPreview) return previewPath(respondent, 'last-step');
  return takingPartPaths[isOnTree(respondent) ? 'treeLastStep' : 'lastStep'](projectId, _id);
}

export function donePath(respondent: Respondent): string {
  return respondent.isPreview ? previewPath(respondent, 'done') : takingPartPaths.done(respondent._id);
}

/** Where the path so far is seen from a step of it; `to` is the one somebody means to go back to. */
export function branchPath(respondent: Respondent, step: number, to?: number): string {
  const { projectId, _id } = respondent;
  if (respondent.isPreview)
    return previewPath(respondent, 'branch', step) + (to === undefined ? '' : `&${TO}=${to}#${TO}`);
  return takingPartPaths.treeBranch(projectId, _id, step, to);
}

/** Where somebody looks at a question that they answered; it may say that what was sent since was not taken. */
export function toldPath(respondent: Respondent, questionId: string, isLate = false): string {
  const path = takingPartPaths.questions(respondent.projectId, respondent._id);
  return `${path}?${TOLD}=${encodeURIComponent(questionId)}${isLate ? `&${LATE}` : ''}`;
}

/** The same page, saying that what was sent came too late for the question before. */
export function latePath(respondent: Respondent, step: number): string {
  return `${questionsPath(respondent, step)}&${LATE}`;
}

/** The same page for who was further already. */
export function backPath(respondent: Respondent, step: number): string {
  return `${questionsPath(respondent, step)}#${BACK}`;
}

/** Where one answer is changed on the way through the last step. */
export function changePath(respondent: Respondent, step: number): string {
  const path = questionsPath(respondent, step);
  return hasPages(respondent) ? `${path}&${CHANGE}` : path;
}

/** Where the questions are answered that such a change led to: the first of these pages, which knows the others. */
export function morePath(respondent: Respondent, [step = 1, ...others]: readonly number[]): string {
  return `${questionsPath(respondent, step)}&${CHANGE}=${[MORE, ...others].join('.')}`;
}

/** Whether an address says that one answer is changed, and to which other pages that led. */
export function changeIn(
  respondent: Respondent,
  query: URLSearchParams,
): { isChange: boolean; more: readonly number[] | undefined } {
  // Where all is on one page, a change is made on that page.
  const change = hasPages(respondent) ? query.get(CHANGE) : null;
  const [mode, ...steps] = (change ?? '').split('.');
  return { isChange: change !== null, more: mode === MORE ? steps.map(Number) : undefined };
}

/** The page that an address names, from 1. */
export function stepIn(query: URLSearchParams): number | undefined {
  return stepNamed(query.get('q'));
}

/** The step that an address says somebody means to go back to. */
export function soughtIn(query: URLSearchParams): number | undefined {
  return stepNamed(query.get(TO));
}

/** The question that an address names to be looked at, where its answer is final. */
export function finalIn({ told }: Respondent, query: URLSearchParams): string | undefined {
  return told?.final.find((id) => id === query.get(TOLD));
}

/** Whether their pages show which way they took. */
export function isOnTree({ project }: Respondent): boolean {
  return project.viewType === 'tree';
}

/** Whether questions stand on pages of their own, which an address names, and not all on one. */
function hasPages({ project }: Respondent): boolean {
  return project.viewType !== 'list';
}

function stepNamed(text: string | null): number | undefined {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : undefined;
}
