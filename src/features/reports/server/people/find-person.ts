import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type findPerson as endpoint, MOST_OF_PERSON } from '../../contract/people.ts';
import { getManagedProject } from '../get-managed-project.ts';
import { searchPage } from '../responses/search-page.ts';
import { isPerson } from './person-mark.ts';

type Body = Received<typeof endpoint>['body'];

/** What is held of one person in a project that the caller works on. */
export async function findPerson(
  db: Db,
  actor: Actor,
  projectId: string,
  { cursor, ...mark }: Body,
): Promise<Given<typeof endpoint>> {
  await getManagedProject(db, actor, projectId);
  const isTheirs = isPerson(mark);
  const page = await searchPage({
    limit: MOST_OF_PERSON,
    cursor,
    read: (before, count) =>
      db
        .select({ ...facts, isTheirs })
        .from(respondents)
        .where(and(eq(respondents.projectId, projectId), before ? lt(respondents.id, before) : undefined))
        .orderBy(desc(respondents.id))
        .limit(count),
    pick: (row) => (row.isTheirs ? row : undefined),
  });
  return {
    ...page,
    items: page.items.map(({ id, startedAt, completedAt, state, files: count }) => ({
      ...{ _id: id, state, files: count },
      startedAt: startedAt.toISOString(),
      completedAt: state === 'completed' ? (completedAt?.toISOString() ?? null) : null,
    })),
  };
}

const facts = {
  id: respondents.id,
  state: respondents.state,
  startedAt: respondents.startedAt,
  completedAt: respondents.completedAt,
  files: sql<number>`(SELECT count(*)::int FROM files f
    WHERE f.project_id = respondents.project_id AND f.respondent_id = respondents.id AND NOT f.dropped)`,
};
