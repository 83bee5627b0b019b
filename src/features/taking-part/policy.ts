import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import type { RespondentState } from './contract.ts';

/** Whether somebody who has answered or begun to may begin anew. */
export function mayAnswerAgain(onePer: ProjectSettings['onePer'], earlier: RespondentState | undefined): boolean {
  return onePer === 'nobody' || earlier !== 'completed';
}
