import { randomUUID } from 'node:crypto';
import { defaultAnswers, untouchedAfter } from '#domain/answers/reading/default-answers.ts';
import { readPrefill } from '#domain/answers/reading/prefill.ts';
import { applyPatch, readAnswers } from '#domain/answers/reading/read-answers.ts';
import { endOf } from '#domain/questionnaire/closings/closing-of.ts';
import { drawnFor, hasDraws } from '#domain/questionnaire/draw-questions.ts';
import { missingRequired } from '#domain/questionnaire/flow.ts';
import { drawHiddenValues, readHiddenValues } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { askedOf, onlyPicked } from '#domain/quiz/series/round-questions.ts';
import { localeAmong } from '#domain/text/locale.ts';
import { type Marks, type NewRespondent, requireRoom } from '#features/responses/public.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { newId, sha256 } from '#kit/server/ids.ts';
import { fingerprintOf } from '#kit/server/repeating/fingerprint.ts';
import type { startRespondent as endpoint } from '../../contract/start-respondent.ts';
import { readDetails, requiredDetails } from '../../read-details.ts';
import type { OpenProject } from '../admission/open-project.ts';
import { byPath } from '../by-path.ts';
import { answerProblems, missingFields, refuseProblems } from '../check-submission.ts';
import { filesNamed, unknownFiles } from '../files/write-with-files.ts';
import type { Visitor } from '../visitor.ts';

export type StartInput = Received<typeof endpoint>['body'];

/** The respondent that a start asks for, everything in it read and judged by the project's settings. */
export function newRespondent(project: OpenProject, visitor: Visitor, input: StartInput, marks: Marks): NewRespondent {
  const { picked = null } = marks;
  const { questionnaire } = project;
  // Who is refused is drawn for anew: whoever tried often enough would choose what they are asked.
  if (input.complete && hasDraws(questionnaire)) throw new AppError('conflict', { message: 'drawsNeedStart' });
  const reading = readAnswers(askedOf(questionnaire, picked), input.answers ?? {});
  const { details, problems } = readDetails(project, input.details ?? {});
  // Nobody has uploaded anything before they start.
  const files = unknownFiles(Object.keys(filesNamed(project.questionnaire, reading.patch)));
  refuseProblems(answerProblems(reading), files, problems);
  // Of a whole response nobody has seen what would have stood there; no vote is made up beforehand, and no try.
  const isOwn = input.complete || project.kind === 'poll' || project.practice !== null;
  // Where each question has its time, links suggest nothing: the answers to all would stand there before one is served.
  const takesPrefill = project.questionSeconds === null && !project.practice;
  const locale = localeAmong(project.languages, input.locale ?? visitor.locale);
  const id = newId();
  const hiddenValues = {
    ...readHiddenValues(project.questionnaire, input.hiddenValues ?? {}),
    ...drawHiddenValues(project.questionnaire, visitor.startKey ?? id),
  };
  const { source = {} } = input;
  const facts = factsOf({ id, locale, hiddenValues, source, picked });
  const asked = picked ? onlyPicked(questionnaire, picked) : drawnFor(questionnaire, facts);
  const suggested = takesPrefill ? readPrefill(asked, input.prefill ?? {}) : {};
  const standing = { ...(isOwn ? {} : defaultAnswers(asked)), ...suggested };
  const answers = applyPatch(standing, reading.patch);
  const untouched = untouchedAfter(standing, reading.patch);
  requireRoom(answers, reading.patch);
  const end = input.complete ? endOf(project.questionnaire, answers, facts) : undefined;
  if (end) {
    const required = requiredDetails(project, end);
    const missing = missingRequired(project.questionnaire, answers, facts);
    refuseProblems(missingFields(missing, { required, given: details }));
  }
  const { onPath, offPath } = input.complete
    ? byPath(project.questionnaire, answers, facts)
    : { onPath: answers, offPath: null };
  return {
    id,
    secret: randomUUID(),
    state: end ?? 'answering',
    revision: firstRevision(input),
    locale,
    answers: onPath,
    offPath,
    untouched: input.complete || Object.keys(untouched).length === 0 ? null : untouched,
    details,
    source,
    hiddenValues,
    startKey: visitor.startKey === undefined ? null : sha256(visitor.startKey),
    startPrint: visitor.startKey === undefined ? null : fingerprintOf(visitor.startKey, input),
    onceKey: marks.onceKey ?? null,
    userId: marks.userId ?? null,
    attempt: marks.attempt ?? null,
    round: marks.round ?? '',
    deadline: marks.deadline ?? null,
    picked,
    quotaId: null,
  };
}

/** How a start leaves its respondent, told by the start alone: a repeated one is answered the same at any time. */
export function firstRevision(input: StartInput): number {
  return input.answers ? 1 : 0;
}
