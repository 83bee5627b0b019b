import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { projects } from '#features/projects/server/tables.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { countsOf, totalOf } from '#kit/server/api/counts-of.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { RequestContext } from '#kit/server/api/request-context.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { searchWords } from '#kit/server/database/search-words.ts';
import { oneAfterAnother } from '#kit/server/one-after-another.ts';
import { ATTEMPT_STANDINGS, type findOwnAttempts as endpoint } from '../../contract/attempts.ts';
import { roundTold } from '../series/round-told.ts';
import { areOwnAttempts } from './own-attempts.ts';
import { resultsShown } from './results-shown.ts';

/** Each of a page is marked: a list that is open in a few windows asks for no more at once. */
const inLine = oneAfterAnother(8);

type Query = Received<typeof endpoint>['query'];

const cursor = z.tuple([cursorMoment, z.uuid()]);

const isOnTheWay = { answering: eq(respondents.state, 'answering'), ended: ne(respondents.state, 'answering') };

/** The caller's own attempts at quizzes, the last begun first, with their marks as far as these are shown. */
export async function findOwnAttempts(db: Db, actor: Actor, query: Query, at: Pick<RequestContext, 'locale' | 'now'>) {
  const after = readCursor(query.cursor, cursor);
  const own = and(areOwnAttempts(actor), searchWords(query.q, [projects.title]));
  const { page, byStanding } = await inSnapshot(db, async (tx) => {
    const rows = await tx
      .select({
        projectId: respondents.projectId,
        id: respondents.id,
        title: projects.title,
        attempt: respondents.attempt,
        round: respondents.round,
        series: projects.series,
        state: respondents.state,
        startedAt: respondents.startedAt,
        completedAt: respondents.completedAt,
      })
      .from(respondents)
      .innerJoin(projects, eq(projects.id, respondents.projectId))
      .where(
        and(
          own,
          query.standing && isOnTheWay[query.standing],
          after && sql`(${respondents.startedAt}, ${respondents.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(desc(respondents.startedAt), desc(respondents.id))
      .limit(query.limit + 1);
    const counted = await tx
      .select({
        value: sql<
          (typeof ATTEMPT_STANDINGS)[number]
        >`CASE ${respondents.state} WHEN 'answering' THEN 'answering' ELSE 'ended' END`,
        count: count(),
      })
      .from(respondents)
      .innerJoin(projects, eq(projects.id, respondents.projectId))
      .where(own)
      .groupBy(sql`1`);
    return {
      page: pageOf(rows, query.limit, (row) => [row.startedAt.toISOString(), row.id]),
      byStanding: countsOf(ATTEMPT_STANDINGS, counted),
    };
  });
  const shown = await inLine(actor.id, () => resultsShown(db, page.items, at));
  const items: Given<typeof endpoint>['items'] = page.items.map(({ id, projectId: _, series, ...row }) => ({
    ...row,
    round: roundTold(series, row.round),
    _id: id,
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    marks: shown.get(id)?.marks ?? null,
  }));
  return { items, next: page.next, total: totalOf(byStanding, query.standing), byStanding };
}
