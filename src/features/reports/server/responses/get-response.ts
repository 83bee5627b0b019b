import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { asksConsent, consentTextIn } from '#domain/questionnaire/consent-texts.ts';
import { pathOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { nameTexts } from '#domain/questionnaire/piping/name-texts.ts';
import { answerWords, isAsking } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { reckonerOn } from '#domain/questionnaire/variables/reckoner-on.ts';
import type { KeptHandMarks } from '#domain/quiz/hand-marks.ts';
import { countedMarking, type Marks, markAnswers } from '#domain/quiz/mark-answers.ts';
import { toNumber } from '#domain/quiz/points.ts';
import { triedAt } from '#domain/quiz/practice/tries.ts';
import { toldMarks } from '#domain/quiz/told-marks.ts';
import type { Locale } from '#domain/text/locale.ts';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import { secondsOf } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getResponse as endpoint, ResponseDetail } from '../../contract/responses.ts';
import { readConsents } from '../consents/read-consents.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { isCompletedIn, summaryColumns, toSummary } from './response-summary.ts';

const NO_CONSENTS = { texts: new Map<string, never>() };

type ResponseIds = Received<typeof endpoint>['params'];

/** One completed response, as it is stored and in words, with its neighbours. */
export async function getResponse(db: Db, actor: Actor, ids: ResponseIds, locale: Locale): Promise<ResponseDetail> {
  await getReadableProject(db, actor, ids.id);
  const row = await readResponse(db, ids);
  if (!row) throw new AppError('not_found');
  const questionnaire = nameTexts(await keyedQuestionnaireOf(db, ids.id, row));
  const facts = factsOf(row);
  const { asked } = pathOf(questionnaire, row.answers, facts);
  const path = new Set(asked);
  const { texts: consents } = asked.some(asksConsent) ? await readConsents(db, ids.id) : NO_CONSENTS;
  const questions = questionnaire.sections.flatMap((section) =>
    section.questions.filter(isAsking).map((question) => {
      const value = row.answers[question.id] ?? null;
      const answer = value === null ? null : answerWords(question, value, locale);
      const aside = row.offPath?.[question.id];
      const offPath = aside === undefined ? null : { value: aside, answer: answerWords(question, aside, locale) };
      const consentText = (value !== null && consentTextIn(consents, question.id, row.version)) || null;
      return { question, sectionTitle: section.title, value, answer, asked: path.has(question), offPath, consentText };
    }),
  );
  const { completedAt, startedAt } = row;
  const told = {
    ...toSummary(row),
    completedAt: (completedAt ?? startedAt).toISOString(),
    seconds: secondsOf(row) ?? 0,
  };
  const { variables = [] } = questionnaire;
  const reckoner = reckonerOn({ asked, answers: row.answers, facts, variables });
  const values = variables.map(({ id, label }) => ({ id, label, value: reckoner(id) ?? null }));
  const { marking } = questionnaire;
  const marks = marking && markAnswers(marking, asked, row.answers, row.handMarks);
  const markers = await readMarkers(db, row.handMarks ?? {});
  return {
    ...told,
    previous: row.previous,
    next: row.next,
    questions: questions.map((one) => ({
      ...one,
      mark: markOf(marks, one.question),
      tries: (triedAt(row.tries ?? {}, one.question.id)?.given ?? [])
        .slice(1)
        .map((tried) => answerWords(one.question, tried, locale)),
      byHand: byHandOf(questionnaire, row.handMarks ?? {}, markers, one.question),
    })),
    values,
    marks: marks ? toldMarks(marks) : null,
  };
}

/** What one question earned of what it can earn. */
function markOf(marks: Marks | undefined, { id }: Question) {
  const mark = marks?.questions.find(({ questionId }) => questionId === id);
  return mark ? { earned: toNumber(mark.earned), points: toNumber(mark.points), outcome: mark.outcome } : null;
}

/** What somebody has to mark it by, and what they said; null where nobody has to. */
function byHandOf({ marking }: Questionnaire, given: KeptHandMarks, markers: Markers, question: Question) {
  const key = marking && countedMarking(marking, question)?.key;
  if (key?.by !== 'hand') return null;
  const { feedback = '', revision = 0, by = null } = given[question.id] ?? {};
  return { rubric: key.rubric ?? '', feedback, revision, markedBy: (by !== null && markers.get(by)) || null };
}

/** By account, what those are called who marked something of it. */
type Markers = ReadonlyMap<string, string>;

async function readMarkers(db: Db, given: KeptHandMarks): Promise<Markers> {
  const ids = Object.values(given).flatMap(({ by }) => by ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: accountName }).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readResponse(db: Db, { id: projectId, responseId }: ResponseIds) {
  const [row] = await db
    .select({
      ...summaryColumns,
      answers: respondents.answers,
      offPath: respondents.offPath,
      tries: respondents.tries,
      previous: neighbour(projectId, sql`other.id > ${responseId} ORDER BY other.id`),
      next: neighbour(projectId, sql`other.id < ${responseId} ORDER BY other.id DESC`),
    })
    .from(respondents)
    .where(and(isCompletedIn(projectId), eq(respondents.id, responseId)));
  return row;
}

function neighbour(projectId: string, beside: SQL): SQL<string | null> {
  return sql<string | null>`(
    SELECT other.id FROM respondents other
    WHERE other.project_id = ${projectId} AND other.state = 'completed' AND ${beside} LIMIT 1
  )`;
}
