import type { RespondentState } from '#domain/answers/respondent-state.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import type { Actor } from '#kit/contract/actor.ts';

/** Whether somebody who has answered or begun to may begin anew. */
export function mayAnswerAgain(onePer: ProjectSettings['onePer'], earlier: RespondentState | undefined): boolean {
  return onePer === 'nobody' || earlier === undefined || earlier === 'answering';
}

/** Whether a visitor may be led back to a respondent, of the account that is named if any: browsers are shared. */
export function mayGoOnAs(userId: string | null, visitor: Actor | undefined): boolean {
  return userId === null || userId === visitor?.id;
}
