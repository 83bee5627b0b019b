import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Answers } from '#domain/answers/answer.ts';
import { askedAndNot, findQuestion } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { nameTexts } from '#domain/questionnaire/piping/name-texts.ts';
import { answerWords } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { reckonerOn } from '#domain/questionnaire/variables/reckoner-on.ts';
import type { Value } from '#domain/questionnaire/variables/value.ts';
import type { Locale } from '#domain/text/locale.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import {
  answerBytes,
  answersInPortions,
  type CutOff,
  countResponsesWithin,
  isWithinCutOff,
  offPathIds,
} from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findResponses as endpoint } from '../../contract/responses.ts';
import { countedTo } from '../counted-to.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { marksOf } from '../marks-of.ts';
import { cutWords } from './cut-words.ts';
import { filterOf, hasTextColumn, isNarrowed } from './response-filter.ts';
import { summaryColumns, toSummary } from './response-summary.ts';
import { searchPage } from './search-page.ts';

type Query = Received<typeof endpoint>['query'];
type Item = Given<typeof endpoint>['items'][number];

/** A page of a project's responses: those submitted, or those under way, of which only facts are told. */
export async function findResponses(
  db: Db,
  actor: Actor,
  projectId: string,
  { state, ...query }: Query,
  locale: Locale,
): Promise<Given<typeof endpoint>> {
  await getReadableProject(db, actor, projectId);
  const hasText = await hasTextColumn(db, projectId, query);
  const within = await countResponsesWithin(db, projectId);
  const isMeant = filterOf(query);
  const told = state === 'completed' ? query.with : undefined;
  const page = await searchPage<Row, Row>({
    limit: query.limit,
    cursor: query.cursor,
    read: (before, count) => readRows(db, { projectId, hasText, cutOff: within.cutOff }, before, count),
    pick: (row) => (row.state === state && isMeant(row) ? row : undefined),
    ...(told && { bytes: (row) => row.bytes }),
  });
  const items = told ? await withAnswers(db, projectId, page.items, told, locale) : page.items.map(toSummary);
  const countsAll = state === 'completed' && !isNarrowed(query);
  return { ...page, items, total: countsAll ? within.count : null, ...countedTo(within.cutOff) };
}

async function withAnswers(
  db: Db,
  projectId: string,
  rows: readonly Row[],
  told: NonNullable<Query['with']>,
  locale: Locale,
): Promise<Item[]> {
  const items: Item[] = [];
  for await (const portion of answersInPortions(db, projectId, rows)) {
    for (const row of portion) {
      const questionnaire = nameTexts(await keyedQuestionnaireOf(db, projectId, row));
      const { asked, notAsked } = askedAndNot(questionnaire, row.answers, factsOf(row));
      const unasked = notAsked.map(({ id }) => id);
      items.push({
        ...toSummary(row),
        ...(told === 'answers' ? { answers: row.answers } : { words: wordsOf(row.answers, questionnaire, locale) }),
        marks: marksOf(questionnaire, asked, row),
        values: valuesOf(asked, row, questionnaire, told),
        notAsked: unasked,
        offPath: unasked.filter((id) => row.offPathIds?.includes(id)),
      });
    }
  }
  return items;
}

/** What is reckoned and known, by variable; as it is, or beside words no longer than they are. */
function valuesOf(
  asked: readonly Question[],
  row: Row & { answers: Answers },
  { variables = [] }: Questionnaire,
  told: Query['with'],
): Record<string, Value> {
  const reckoner = reckonerOn({ asked, answers: row.answers, facts: factsOf(row), variables });
  const values: Record<string, Value> = {};
  for (const { id } of variables) {
    const value = reckoner(id);
    if (value !== undefined) values[id] = told === 'words' && typeof value === 'string' ? cutWords(value) : value;
  }
  return values;
}

/** Answers as people read them, cut to what a cell of a table shows. */
function wordsOf(answers: Answers, questionnaire: Questionnaire, locale: Locale): Record<string, string> {
  const words: Record<string, string> = {};
  for (const [id, value] of Object.entries(answers)) {
    const question = findQuestion(questionnaire, id);
    if (question) words[id] = cutWords(answerWords(question, value, locale));
  }
  return words;
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Those of either state are read: leaving one out in the query could mean walking the whole table for one page. */
function readRows(
  db: Db,
  { projectId, hasText, cutOff }: { projectId: string; hasText: SQL<boolean>; cutOff: CutOff | undefined },
  before: string | undefined,
  count: number,
) {
  return db
    .select({ ...summaryColumns, hasText, offPathIds, bytes: answerBytes })
    .from(respondents)
    .where(
      and(
        eq(respondents.projectId, projectId),
        isWithinCutOff(cutOff),
        before ? lt(respondents.id, before) : undefined,
      ),
    )
    .orderBy(desc(respondents.id))
    .limit(count);
}
