import type { Answers } from '#domain/answers/answer.ts';
import { untouchedAfter } from '#domain/answers/reading/default-answers.ts';
import { type AnswerPatch, applyPatch, readAnswers } from '#domain/answers/reading/read-answers.ts';
import { decidesWhoIsAsked, progressOf, questionsOf } from '#domain/questionnaire/flow.ts';
import type { HiddenValues } from '#domain/questionnaire/hidden-values/hidden-value-name.ts';
import { type Facts, factsOf, NO_FACTS } from '#domain/questionnaire/logic/facts.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { finalWith, isSentAhead, type ToldQuestion } from '#domain/quiz/during.ts';
import { askedOf } from '#domain/quiz/series/round-questions.ts';
import { turnOf } from '#domain/quiz/turns.ts';
import type { Locale } from '#domain/text/locale.ts';
import { allowsBack, hasRounds, tellsDuring } from '#features/projects/policy.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import {
  type AdmissionRule,
  atRevision,
  getRespondentRow,
  type RespondentRow,
  readAnswered,
  requireRef,
  requireRoom,
  whereAsked,
  whereNoneIsFinal,
  writeAnswers,
} from '#features/responses/public.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sha256 } from '#kit/server/ids.ts';
import { fingerprintOf } from '#kit/server/repeating/fingerprint.ts';
import { keyOfOtherCall, requireSame } from '#kit/server/repeating/require-same.ts';
import { type saveAnswers as endpoint, SAVES_KNOWN } from '../../contract/answering.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { knownProject, loadOpenProject } from '../admission/open-project.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { answerProblems, refuseProblems } from '../check-submission.ts';
import { endedAlready } from '../clock/ended-already.ts';
import { requireTurn } from '../clock/turns.ts';
import { isOverQuota } from '../completing/over-quota.ts';
import { writeWithFiles } from '../files/write-with-files.ts';
import { inOrderOf } from '../in-their-order.ts';
import { toldNow } from '../reading/told-during.ts';
import { type AnsweringBy, conditionsOf, explain, takeStep } from '../take-step.ts';
import { isKept, requireKept } from './changes-to-kept.ts';
import { rememberSave } from './key-of-save.ts';

/** `key` is the call's `Idempotency-Key`; `locale` that of whoever is told of it, if anybody is. */
type SaveInput = Received<typeof endpoint>['body'] & { key?: string | undefined; locale?: Locale };

interface Saved {
  revision: number;
  answered: number;
  total: number;
  overQuota: boolean;
  told?: ToldQuestion[];
}

/**
 * Merges answers into a respondent. A save whose key was taken before changes nothing and is answered as it was then,
 * even when others came between or the respondent is done by now: only the path, where there is one, and what is told
 * are those of now. Whoever is done is told nothing here: what they are shown is for other moments to say.
 */
export async function saveAnswers(
  db: Db,
  ref: string,
  input: SaveInput,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<Saved> {
  const parsed = requireRef(ref);
  const likely = knownProject(parsed.projectId);
  return await takeStep<AnsweringBy, Saved>({
    remembered: likely && { project: likely, version: likely.version, questionnaire: likely.questionnaire },
    attempt: async (by) => {
      const saved = await trySave(db, ref, by, input, now, rules);
      if (saved && input.key !== undefined) rememberSave(parsed.projectId, sha256(input.key), ref);
      return saved;
    },
    async look() {
      const respondent = await getRespondentRow(db, parsed);
      const questionnaire = await questionnaireOf(db, parsed.projectId, respondent.version);
      const mine = receiptOf(input);
      const receipt = mine && respondent.saves.find(({ key }) => key === mine.key);
      if (receipt) {
        if (receipt.print !== undefined) requireSame({ answers: receipt.print }, { answers: mine.print });
        const { revision, answered } = receipt;
        const answers = { ...respondent.answers, ...respondent.offPath };
        const standing = { answers, untouched: respondent.untouched, facts: factsOf(respondent) };
        const project = knownProject(parsed.projectId);
        const overQuota = project ? await isOverQuota({ askedOf: db }, project, questionnaire, standing) : false;
        const told = await toldAgain(db, { ...respondent, answers }, input);
        const stands = { revision, ...progress(questionnaire, { ...respondent, answered, answers }), overQuota };
        return { answer: { ...stands, ...(told && { told }) } };
      }
      if (mine && mine.key === respondent.startKey) throw keyOfOtherCall(startRespondent.name);
      if (respondent.state !== 'answering') throw endedAlready(respondent);
      const project = await loadOpenProject(db, parsed.projectId, now, respondent);
      // Before it is read: what a refusal says of an answer would tell what is asked later.
      requireTurn(project, respondent, input.answers, now);
      const reading = readAnswers(askedOf(questionnaire, respondent.picked), input.answers);
      refuseProblems(answerProblems(reading));
      const hasFinal = respondent.final !== null;
      const by = { project, version: respondent.version, questionnaire, hasFinal };
      requireKept(by, respondent, reading.patch, now);
      if (isTooSoon(by, ref, respondent, reading.patch)) throw new AppError('conflict', { message: 'notItsTurn' });
      requireRoom(applyPatch(respondent.answers, reading.patch), reading.patch);
      await explain(db, rules, { project, respondentId: parsed.respondentId, step: 'save' }, now);
      return { known: by };
    },
  });
}

/** Undefined when the answers do not fit this version, or the respondent or project is not as thought. */
async function trySave(
  db: Db,
  ref: string,
  by: AnsweringBy,
  input: SaveInput,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<Saved | undefined> {
  const parsed = requireRef(ref);
  const { project, version, questionnaire } = by;
  const { patch, problems } = readAnswers(questionnaire, input.answers);
  if (Object.keys(problems).length > 0) return undefined;
  const known = by.hasFinal || !allowsBack(project) ? await readAnswered(db, parsed) : undefined;
  if (known && (!isKept(by, known, patch, now) || isTooSoon(by, ref, known, patch))) return undefined;
  const final = known && tellsDuring(project) ? finalIn(by, known, patch) : undefined;
  const tellsPlaces = project.quotas.length > 0;
  const inRounds = hasRounds(project);
  const tellsAnswers = decidesWhoIsAsked(questionnaire) || tellsPlaces || inRounds;
  const save = {
    ...parsed,
    version,
    patch,
    tellsAnswers,
    tellsPlaces,
    turn: turnOf(known?.turn ?? null, Object.keys(patch)[0])?.question,
    final: final?.added ?? [],
    receipt: receiptOf(input),
    receipts: SAVES_KNOWN,
  };
  const naming = { respondent: parsed, questionnaire, patch, now };
  const conditions = [
    ...conditionsOf(rules, project, ['save'], now),
    ...(known ? [atRevision(known.revision)] : project.kind === 'quiz' ? [whereNoneIsFinal] : []),
    ...(inRounds ? [whereAsked(Object.keys(patch))] : []),
  ];
  const row = await writeWithFiles(db, naming, (tx) => writeAnswers(tx, project, save, conditions, now));
  if (!row) return undefined;
  const written = { ...row, id: parsed.respondentId };
  const { answers = {}, untouched, placesTaken = [] } = written;
  const standing = { answers, untouched, facts: factsIn(written) };
  const overQuota = await isOverQuota(placesTaken, project, questionnaire, standing);
  const { locale } = input;
  const told = final && locale && (await toldNow(db, project, { ...final, version, final: final.sent, locale }));
  return { revision: written.revision, ...progress(questionnaire, written), overQuota, ...(told && { told }) };
}

type Known = NonNullable<Awaited<ReturnType<typeof readAnswered>>>;

/** Whether a quiz would tell of something while what is asked before it is open; turns see to it themselves. */
function isTooSoon(
  { project, questionnaire }: AnsweringBy,
  ref: string,
  known: Pick<Known, 'answers' | 'untouched' | 'final'> & Parameters<typeof factsOf>[0],
  patch: AnswerPatch,
): boolean {
  if (!tellsDuring(project) || project.questionSeconds !== null) return false;
  const facts = factsOf(known);
  const said = {
    answers: applyPatch(known.answers, patch),
    untouched: Object.keys(untouchedAfter(known.untouched ?? {}, patch)),
    final: known.final ?? [],
  };
  return isSentAhead(inOrderOf(questionnaire, facts, ref), Object.keys(patch), { ...said, facts });
}

/** Which of the questions that are sent are final, which of these were not before, and by what they are told. */
function finalIn({ project, questionnaire }: AnsweringBy, known: Known, patch: AnswerPatch) {
  const answers = applyPatch(known.answers, patch);
  const facts = factsOf(known);
  const before = known.final ?? [];
  const isOver = project.questionSeconds !== null;
  const now = finalWith(questionnaire, Object.keys(patch), { answers, facts, isOver });
  const sent = [...new Set([...now, ...before.filter((id) => id in patch)])];
  return { sent, added: now.filter((id) => !before.includes(id)), answers, facts };
}

/** What a repeated save is told of the questions that it was of. */
async function toldAgain(
  db: Db,
  respondent: RespondentRow,
  { answers: sent, locale }: SaveInput,
): Promise<ToldQuestion[] | undefined> {
  const { projectId, version, answers, final, state } = respondent;
  if (!final || !locale || state !== 'answering') return undefined;
  const project = await findPublishedProject(db, projectId);
  const asked = { version, final: final.filter((id) => id in sent), answers, facts: factsOf(respondent), locale };
  return project && (await toldNow(db, project, asked));
}

/** What a save is answered by; beyond how many are answered, only where answers decide who is asked what. */
interface Written {
  id: string;
  answered: number;
  answers?: Answers;
  untouched?: Answers | null;
  locale?: Locale;
  hiddenValues?: HiddenValues;
  source?: Record<string, string>;
  picked?: readonly string[] | null;
}

/** None where nothing is told of the respondent. */
function factsIn({ id, locale, hiddenValues = {}, source = {}, picked = null }: Omit<Written, 'answered'>): Facts {
  return locale ? factsOf({ id, locale, hiddenValues, source, picked }) : NO_FACTS;
}

/** Where not everybody is asked everything, of the questions on the path of whoever answered; else of all. */
function progress(questionnaire: Questionnaire, written: Written): Pick<Saved, 'answered' | 'total'> {
  const { answered, answers = {}, untouched, picked } = written;
  return picked || decidesWhoIsAsked(questionnaire)
    ? progressOf(questionnaire, answers, factsIn(written), Object.keys(untouched ?? {}))
    : { answered, total: questionsOf(questionnaire).filter(isAsking).length };
}

/** What the respondent's row keeps of a save with a key, to know a repetition by. */
function receiptOf({ answers, key }: SaveInput): { key: string; print: string } | undefined {
  if (key === undefined) return undefined;
  return { key: sha256(key), print: String(fingerprintOf(key, { answers }).answers) };
}
