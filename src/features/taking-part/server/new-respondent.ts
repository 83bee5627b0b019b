import { applyPatch, readAnswers } from '#domain/answers/read-answers.ts';
import type { NewRespondent } from '#features/responses/public.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { newId } from '#kit/server/ids.ts';
import type { startRespondent as endpoint } from '../contract.ts';
import { requireOnceKey } from './admission/once-key.ts';
import type { OpenProject } from './admission/open-project.ts';
import { answerProblems, missingFields, refuseProblems } from './check-submission.ts';
import { readDetails, requiredDetails } from './read-details.ts';
import type { Visitor } from './visitor.ts';

export type StartInput = Received<typeof endpoint>['body'];

/** The respondent that a start asks for, everything in it read and judged by the project's settings. */
export function newRespondent(project: OpenProject, visitor: Visitor, input: StartInput): NewRespondent {
  const onceKey = requireOnceKey(project, visitor);
  const reading = readAnswers(project.questionnaire, input.answers ?? {});
  const { details, problems } = readDetails(project, input.details ?? {});
  refuseProblems(answerProblems(reading), problems);
  const answers = applyPatch({}, reading.patch);
  if (input.complete) {
    refuseProblems(
      missingFields(project.questionnaire, answers, { required: requiredDetails(project), given: details }),
    );
  }
  const wanted = input.locale ?? visitor.locale;
  return {
    id: newId(),
    ...firstReply(input),
    locale: project.languages.includes(wanted) ? wanted : (project.languages[0] ?? wanted),
    answers,
    details,
    source: input.source ?? {},
    startKey: visitor.startKey ?? null,
    onceKey,
    // Anonymous answers stay so, even those of somebody who happens to be signed in.
    userId: project.responseMethod === 'registered' ? (visitor.actor?.id ?? null) : null,
  };
}

/** How a start leaves its respondent. Told by the start alone, so that a repeated one is answered the same at any time. */
export function firstReply(input: StartInput): Pick<NewRespondent, 'state' | 'revision'> {
  return { state: input.complete ? 'completed' : 'answering', revision: input.answers ? 1 : 0 };
}
