import { and, desc, lt } from 'drizzle-orm';
import type { Answers } from '#domain/answers/answer.ts';
import { searchKey } from '#domain/text/normalise.ts';
import { answerBytes, answersInPortions, countResponses } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findResponses as endpoint, ResponseSummary } from '../../contract.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { isCompletedIn, summaryColumns, toSummary } from './response-summary.ts';
import { searchPage } from './search-page.ts';

type Query = Received<typeof endpoint>['query'];

/** A page of a project's completed responses. */
export async function findResponses(
  db: Db,
  actor: Actor,
  projectId: string,
  query: Query,
): Promise<Given<typeof endpoint>> {
  await getReadableProject(db, actor, projectId);
  const wanted = searchKey(query.q ?? '');
  const page = await searchPage<Row, Row>({
    limit: query.limit,
    cursor: query.cursor,
    read: (before, count) => readCompleted(db, projectId, before, count),
    pick: (row) => (isAbout(row, wanted) ? row : undefined),
    ...(query.with && { bytes: (row) => row.bytes }),
  });
  const items = query.with ? await withAnswers(db, projectId, page.items) : page.items.map(toSummary);
  const total = wanted === '' ? ((await countResponses(db, [projectId])).get(projectId) ?? 0) : null;
  return { ...page, items, total };
}

async function withAnswers(db: Db, projectId: string, rows: readonly Row[]) {
  const items: (ResponseSummary & { answers: Answers })[] = [];
  for await (const portion of answersInPortions(db, projectId, rows)) {
    for (const row of portion) items.push({ ...toSummary(row), answers: row.answers });
  }
  return items;
}

type Row = Awaited<ReturnType<typeof readCompleted>>[number];

function isAbout(row: Row, wanted: string): boolean {
  return wanted === '' || Object.values(row.details).some((detail) => searchKey(detail).includes(wanted));
}

function readCompleted(db: Db, projectId: string, before: string | undefined, count: number) {
  return db
    .select({ ...summaryColumns, bytes: answerBytes })
    .from(respondents)
    .where(and(isCompletedIn(projectId), before ? lt(respondents.id, before) : undefined))
    .orderBy(desc(respondents.id))
    .limit(count);
}
