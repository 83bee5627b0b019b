import { isDeepStrictEqual } from 'node:util';
import { untouchedAfter } from '#domain/answers/reading/default-answers.ts';
import { type AnswersReading, applyPatch, readAnswers } from '#domain/answers/reading/read-answers.ts';
import type { EndedState } from '#domain/answers/respondent-state.ts';
import { endOf } from '#domain/questionnaire/closings/closing-of.ts';
import { judgesAnswers, missingRequired } from '#domain/questionnaire/flow.ts';
import { factsOf, NO_FACTS } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { askedOf, isAskedOf } from '#domain/quiz/series/round-questions.ts';
import { allowsBack, hasRounds } from '#features/projects/policy.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import {
  type AdmissionRule,
  type AnswersToComplete,
  type CountedPlace,
  getRespondentRow,
  type ParsedRef,
  type RespondentRow,
  readAnswered,
  requireRef,
  requireRoom,
  type Submitted,
  whereNoneIsFinal,
  writeCompletion,
} from '#features/responses/public.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sha256 } from '#kit/server/ids.ts';
import { keyOfOtherCall } from '#kit/server/repeating/require-same.ts';
import { type completeRespondent as endpoint, saveAnswers } from '../../contract/answering.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { readDetails, requiredDetails, sameFormOf } from '../../read-details.ts';
import { knownProject, loadOpenProject } from '../admission/open-project.ts';
import { byPath } from '../by-path.ts';
import { answerProblems, missingFields, refuseProblems } from '../check-submission.ts';
import { endedAlready } from '../clock/ended-already.ts';
import { requireTurn } from '../clock/turns.ts';
import { writeWithFiles } from '../files/write-with-files.ts';
import { isKept, requireKept } from '../saving/changes-to-kept.ts';
import { conditionsOf, explain, takeStep } from '../take-step.ts';
import { completeInPlaces } from './complete-in-places.ts';
import { type AnsweringOf, lackingIn, lacksNothing } from './lacking.ts';
import { quotaInTheWay } from './over-quota.ts';

/** `key` is the call's `Idempotency-Key`. */
type CompleteInput = Received<typeof endpoint>['body'] & { key?: string | undefined };

interface CompletingBy extends AnsweringOf {
  /** What was sent, read by the questionnaire. */
  reading: AnswersReading;
  /** The respondent as they were found, if they were looked at. */
  respondent?: RespondentRow;
}

/** How a completion ends, with which answers; where a quota is full already, which. */
interface Ending {
  state: EndedState;
  answers: AnswersToComplete;
  submitted: Submitted;
  quotaId?: string;
}

interface Completed {
  _id: string;
  state: EndedState;
  completedAt: string;
}

/**
 * Submits a response: exactly once, within every limit, and only whole. Called again, it answers the same. Where
 * answers lead to a closing that screens out, it ends there, and no limit has a say in that.
 */
export async function completeRespondent(
  db: Db,
  ref: string,
  input: CompleteInput,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<Completed> {
  const parsed = requireRef(ref);
  const likely = knownProject(parsed.projectId);
  const read = (questionnaire: Questionnaire, picked: RespondentRow['picked'] = null) =>
    readAnswers(askedOf(questionnaire, picked), input.answers ?? {});
  return await takeStep<CompletingBy, Completed>({
    remembered: likely && {
      ...{ ref, project: likely, version: likely.version, questionnaire: likely.questionnaire },
      reading: read(likely.questionnaire),
    },
    async attempt(by) {
      const state = await tryComplete(db, parsed, by, input, now, rules);
      return state && { _id: ref, state, completedAt: now.toISOString() };
    },
    async look() {
      const respondent = await getRespondentRow(db, parsed);
      requireFreeKey(respondent, keyOf(input));
      const questionnaire = await questionnaireOf(db, parsed.projectId, respondent.version);
      const reading = read(questionnaire, respondent.picked);
      if (respondent.state !== 'answering') {
        requireSameAnswers(respondent, reading, input);
        const completedAt = (respondent.completedAt ?? now).toISOString();
        return { answer: { _id: ref, state: respondent.state, completedAt } };
      }
      const project = await loadOpenProject(db, parsed.projectId, now, respondent);
      requireTurn(project, respondent, input.answers ?? {}, now);
      const known = { ref, project, version: respondent.version, questionnaire, respondent, reading };
      requireKept(known, respondent, reading.patch, now);
      const quotaId = await quotaOfUnfinished(db, known, respondent, now);
      if (quotaId === undefined) requireWhole(respondent, known, input, now);
      await explain(db, rules, { project, respondentId: parsed.respondentId, step: 'complete' }, now);
      return { known };
    },
  });
}

/** A key is of one call: that of the start, or of a save, submits nothing. */
function requireFreeKey({ startKey, saves }: RespondentRow, key: string | null): void {
  if (key === null) return;
  if (startKey === key) throw keyOfOtherCall(startRespondent.name);
  if (saves.some((save) => save.key === key)) throw keyOfOtherCall(saveAnswers.name);
}

/** As the respondent's row has it. */
function keyOf({ key }: CompleteInput): string | null {
  return key === undefined ? null : sha256(key);
}

/**
 * Refuses other answers and details than the response was submitted with: they would be dropped. Which of them differ
 * is not said, for whoever finds the ref afterwards could ask until they know all.
 */
function requireSameAnswers(
  respondent: RespondentRow,
  { patch, problems }: AnswersReading,
  input: CompleteInput,
): void {
  const submitted = { ...respondent.answers, ...respondent.offPath };
  const sameAnswers = Object.entries(patch).every(([id, answer]) =>
    isDeepStrictEqual(answer ?? undefined, submitted[id]),
  );
  const sameDetails = Object.entries(sameFormOf(input.details ?? {})).every(
    ([field, detail]) => detail === respondent.details[field],
  );
  if (sameAnswers && sameDetails && Object.keys(problems).length === 0) return;
  throw endedAlready(respondent);
}

/** Names everything that is wrong or missing, where the statement that completes could only say no. */
function requireWhole(respondent: RespondentRow, by: CompletingBy, input: CompleteInput, now: Date): void {
  const { project, questionnaire, reading } = by;
  const { details, problems } = readDetails(project, input.details ?? {});
  refuseProblems(answerProblems(reading), problems);
  const given = { ...respondent.details, ...details };
  const answers = applyPatch(respondent.answers, reading.patch);
  requireRoom(answers, reading.patch);
  const facts = factsOf(respondent);
  const untouched = untouchedAfter(respondent.untouched ?? {}, reading.patch);
  const { missing, isToCome } = lackingIn(by, { ...respondent, answers, untouched }, now);
  if (isToCome) throw new AppError('conflict', { message: 'questionsToCome' });
  const required = requiredDetails(project, endOf(questionnaire, answers, facts));
  refuseProblems(missingFields(missing, { required, given }));
}

/** Undefined when the response is not whole, or respondent or project are not as thought; then nothing was written. */
async function tryComplete(
  db: Db,
  parsed: ParsedRef,
  by: CompletingBy,
  input: CompleteInput,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<EndedState | undefined> {
  const { project, version, questionnaire, reading } = by;
  const { details, problems } = readDetails(project, input.details ?? {});
  if (Object.keys(reading.problems).length > 0 || Object.keys(problems).length > 0) return undefined;
  const ending = await endingOf(db, parsed, by, now);
  if (!ending) return undefined;
  const { answers, submitted } = ending;
  const completion = { ...parsed, version, answers, details, key: keyOf(input) };
  const naming = { respondent: parsed, questionnaire, patch: reading.patch, now };
  const write = (through: Db, state: EndedState, quotaId: string | null, places: readonly CountedPlace[] = []) => {
    const conditions = [
      ...conditionsOf(rules, project, [state === 'completed' ? 'complete' : 'end'], now),
      // Their answers were not read: the statement itself looks whether one is final.
      ...('patch' in answers && project.kind === 'quiz' ? [whereNoneIsFinal] : []),
    ];
    const written = { ...completion, state, quotaId, endedBy: null, requiredDetails: requiredDetails(project, state) };
    return writeWithFiles(through, naming, (tx) => writeCompletion(tx, project, written, conditions, now, places));
  };
  if (ending.state !== 'completed') {
    const { isWritten } = await write(db, ending.state, ending.quotaId ?? null);
    return isWritten ? ending.state : undefined;
  }
  const completing = {
    ...{ rules, project, submitted },
    write: (through: Db, places: readonly CountedPlace[]) => write(through, 'completed', null, places),
    writeOverQuota: (full: string) => write(db, 'over_quota', full),
    requireTaking: async () =>
      loadOpenProject(db, project.id, now, by.respondent ?? (await getRespondentRow(db, parsed))),
  };
  return await completeInPlaces(db, completing, now);
}

/** The quota that ends somebody before all is answered; undefined where there is none, or nothing is missing. */
async function quotaOfUnfinished(
  db: Db,
  by: CompletingBy,
  respondent: RespondentRow,
  now: Date,
): Promise<string | undefined> {
  const { project, questionnaire } = by;
  const { patch, problems } = by.reading;
  const answers = applyPatch(respondent.answers, patch);
  const facts = factsOf(respondent);
  const untouched = untouchedAfter(respondent.untouched ?? {}, patch);
  const isWhole = lacksNothing(by, { ...respondent, answers, untouched }, now);
  if (isWhole || Object.keys(problems).length > 0) return undefined;
  return await quotaInTheWay({ askedOf: db }, project, questionnaire, { answers, untouched, facts });
}

/**
 * How it ends, and with which answers. Undefined where answers decide who is asked what, and those that are stored are
 * not whole or not of this version; and where they are not the respondent's to change any more.
 */
async function endingOf(db: Db, parsed: ParsedRef, by: CompletingBy, now: Date): Promise<Ending | undefined> {
  // What is missing while nothing is answered: the statement itself sees whether all of it is there by now.
  const { project, version, questionnaire, respondent } = by;
  const { patch } = by.reading;
  const asksAll = !judgesAnswers(questionnaire) && !project.practice && !hasRounds(project) && !respondent?.final;
  if (asksAll && project.quotas.length === 0 && allowsBack(project)) {
    const required = missingRequired(questionnaire, {}, NO_FACTS);
    return { state: 'completed', answers: { patch, required }, submitted: { answers: {}, facts: NO_FACTS } };
  }
  const stored = respondent ?? (await readAnswered(db, parsed));
  if (stored?.version !== version || !isKept(by, stored, patch, now)) return undefined;
  if (!isAskedOf(stored.picked, Object.keys(patch))) return undefined;
  const answers = applyPatch(stored.answers, patch);
  requireRoom(answers, patch);
  const facts = factsOf(stored);
  const untouched = untouchedAfter(stored.untouched ?? {}, patch);
  const sorted = { ...byPath(questionnaire, answers, facts, untouched), revision: stored.revision };
  const submitted = { answers: sorted.onPath, facts };
  if (lacksNothing(by, { ...stored, answers, untouched }, now))
    return { state: endOf(questionnaire, answers, facts), answers: sorted, submitted };
  const quotaId = await quotaInTheWay({ askedOf: db }, project, questionnaire, { answers, untouched, facts });
  return quotaId === undefined ? undefined : { state: 'over_quota', answers: sorted, submitted, quotaId };
}
