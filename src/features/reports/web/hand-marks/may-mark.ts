import { isExamined } from '#features/projects/contract/kinds.ts';
import type { Project } from '#features/projects/contract/project.ts';

/** Whether whoever reads may mark answers by hand. */
export function mayMark(survey: Project): boolean {
  return isExamined(survey) && survey.abilities.update;
}
