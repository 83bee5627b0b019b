import { and, desc, lt } from 'drizzle-orm';
import { searchKey } from '#domain/text/normalise.ts';
import { countResponses } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findResponses as endpoint } from '../../contract.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { type CompletedRow, completedColumns, isCompletedIn, toSummary } from './response-summary.ts';
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
  const page = await searchPage({
    limit: query.limit,
    cursor: query.cursor,
    read: (before, count) => readCompleted(db, projectId, before, count),
    pick: (row) => (isAbout(row, wanted) ? toItem(row, query.with === 'answers') : undefined),
  });
  const total = wanted === '' ? ((await countResponses(db, [projectId])).get(projectId) ?? 0) : null;
  return { ...page, total };
}

function toItem(row: CompletedRow, withAnswers: boolean) {
  return { ...toSummary(row), ...(withAnswers && { answers: row.answers }) };
}

function isAbout(row: CompletedRow, wanted: string): boolean {
  return wanted === '' || Object.values(row.details).some((detail) => searchKey(detail).includes(wanted));
}

function readCompleted(db: Db, projectId: string, before: string | undefined, count: number) {
  return db
    .select(completedColumns)
    .from(respondents)
    .where(and(isCompletedIn(projectId), before ? lt(respondents.id, before) : undefined))
    .orderBy(desc(respondents.id))
    .limit(count);
}
