import { inArray, sql } from 'drizzle-orm';
import { toNumber } from '#domain/quiz/points.ts';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import { isExamined } from '#features/projects/contract/kinds.ts';
import { bringUpToDate, readStandings } from '#features/responses/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import type { findStandings as endpoint } from '../../contract/leaderboard.ts';
import { getReadableProject } from '../get-readable-project.ts';

/** The leaderboard of a quiz, with who is behind the names where accounts are known. */
export async function findStandings(
  db: Db,
  actor: Actor,
  projectId: string,
  query: Received<typeof endpoint>['query'],
): Promise<Given<typeof endpoint>> {
  const project = await getReadableProject(db, actor, projectId);
  if (!isExamined(project)) throw new AppError('not_found');
  const isWaiting = await bringUpToDate(db, projectId);
  const { items, next, total } = await inSnapshot(db, (tx) => readStandings(tx, projectId, { ...query, names: 'all' }));
  const people = await namesOf(
    db,
    items.map(({ takerId }) => takerId),
  );
  return {
    ...{ next, total, isWaiting },
    items: items.map(({ takerId, rank, name, isRemoved, earned, points, rounds, seconds, endedAt }) => ({
      ...{ _id: takerId, rank, name, isRemoved, person: people.get(takerId) ?? null },
      ...{ earned: toNumber(earned), points: toNumber(points), rounds, seconds, endedAt: endedAt.toISOString() },
    })),
  };
}

/** No response has the id of an account. */
async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, name: sql<string | null>`${accountName}` })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(found.map(({ id, name }) => [id, name]));
}
