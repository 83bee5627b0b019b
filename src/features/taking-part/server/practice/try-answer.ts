import { readAnswers } from '#domain/answers/reading/read-answers.ts';
import { pathOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { fillTexts } from '#domain/questionnaire/piping/fill-texts.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import { toldOfTry } from '#domain/quiz/practice/practice-result.ts';
import type { ToldTry } from '#domain/quiz/practice/told-try-schema.ts';
import { addTry, type Tries, triedAt } from '#domain/quiz/practice/tries.ts';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import { getRespondentRow, type ParsedRef, requireRef, requireRoom, writeTries } from '#features/responses/public.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError, type FieldMessages, invalidField } from '#kit/contract/errors.ts';
import type { RequestContext } from '#kit/server/api/request-context.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { tryAnswer as endpoint } from '../../contract/practice.ts';
import { loadOpenProject } from '../admission/open-project.ts';
import { answerProblems, refuseProblems } from '../check-submission.ts';
import { endedAlready } from '../clock/ended-already.ts';
import { rememberIn } from './memory.ts';
import { limitTries } from './try-rate.ts';

type Asked = Pick<RequestContext, 'actor' | 'ip' | 'locale' | 'now'>;

/** Two tabs may try at once; one of these looks sees what the other wrote. */
const LOOKS = 4;

/** Takes a try at a question of a sitting, and tells what came of it. The same answer sent again is told the same. */
export async function tryAnswer(
  db: Db,
  ref: string,
  input: Received<typeof endpoint>['body'],
  asked: Asked,
): Promise<ToldTry> {
  const parsed = requireRef(ref);
  limitTries(parsed.projectId, asked.ip, asked.now);
  for (let look = 0; look < LOOKS; look += 1) {
    const told = await tryOnce(db, parsed, input, asked);
    if (told) return told;
  }
  throw new AppError('busy', { retryAfterSeconds: 1 });
}

/** Undefined where something else was written meanwhile. */
async function tryOnce(
  db: Db,
  parsed: ParsedRef,
  { question: id, answer }: Received<typeof endpoint>['body'],
  { actor, locale, now }: Asked,
): Promise<ToldTry | undefined> {
  const respondent = await getRespondentRow(db, parsed);
  if (respondent.state !== 'answering') throw endedAlready(respondent);
  const { projectId, answers } = respondent;
  const project = await loadOpenProject(db, projectId, now);
  const { marking, ...questionnaire } = await keyedQuestionnaireOf(db, projectId, respondent);
  if (!project.practice || !marking) throw new AppError('conflict', { message: 'onlyPracticeIsTried' });
  const facts = factsOf(respondent);
  const { asked } = pathOf(fillTexts(questionnaire, answers, facts), answers, facts);
  const question = asked.find((one) => one.id === id);
  if (!question || !isAsking(question)) throw invalidField('question', 'notPractised');

  const given = answer === null ? null : readOne();
  const before = respondent.tries ?? {};
  const tried = addTry(triedAt(before, id), given, dhakaDay(now));
  const tries: Tries = { ...before, [id]: tried };
  const how = { retryPenalty: project.practice.retryPenalty, locale };
  const tell = (of: Tries) => toldOfTry({ ...questionnaire, marking }, question, { tries: of, ...how });
  const told = tell(tries);
  // It counts no more since they began.
  if (!told) throw invalidField('question', 'notPractised');
  if (tried === triedAt(before, id)) return told;
  const stood = tell(before);
  if (stood?.isOver) {
    if (given === null) return stood;
    throw new AppError('conflict', { message: 'practiceIsOver' });
  }
  const said = given === null || answers[id] !== undefined ? answers : { ...answers, [id]: given };
  requireRoom({ ...said, ...allOf(tries) }, { [id]: given });
  return await db.transaction(async (tx) => {
    if (!(await writeTries(tx, respondent, { tries, answers: said }, now))) return undefined;
    // What follows the first try is learning.
    if (actor && !stood)
      await rememberIn(tx, { actor, projectId }, { questionId: id, outcome: told.first, day: tried.day });
    return told;
  });

  function readOne() {
    const reading = readAnswers(questionnaire, { [id]: answer });
    refuseProblems(asSent(answerProblems(reading)));
    const read = reading.patch[id];
    if (read === undefined || read === null) throw invalidField('answer', 'required');
    return read;
  }
}

/** Names each place as this call was sent it. */
function asSent(problems: FieldMessages): FieldMessages {
  const named = Object.entries(problems).map(
    ([place, found]) => [place.replace(/^answers\.[^.]+/, 'answer'), found] as const,
  );
  return Object.fromEntries(named);
}

/** All that was tried takes room as answers do. */
function allOf(tries: Tries) {
  const all = Object.entries(tries).flatMap(([id, { given }]) =>
    given.map((answer, at) => [`${id}.${at}`, answer] as const),
  );
  return Object.fromEntries(all);
}
