import { eq, sql } from 'drizzle-orm';
import type { Answers } from '#domain/answers/answer.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { quotasOf } from '#domain/questionnaire/quotas/falls-under.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { lockCount, RESPONSE_LIMIT } from './start-counting.ts';

/** Nobody takes a place in the project until the transaction ends, nor counts anew. Only files are held before. */
export async function holdPlaces(tx: Db, projectId: string): Promise<void> {
  await lockCount(tx, projectId);
  await tx.execute(sql`
    SELECT FROM place_counters WHERE project_id = ${projectId} ORDER BY counter COLLATE "C" FOR NO KEY UPDATE`);
}

/** Gives the places back that a deleted response took; they are {@link holdPlaces held}. */
export async function giveBackPlaces(
  tx: Db,
  projectId: string,
  deleted: Parameters<typeof factsOf>[0] & { answers: Answers },
): Promise<void> {
  const [project] = await tx.select({ quotas: projects.quotas }).from(projects).where(eq(projects.id, projectId));
  const taken = quotasOf(project?.quotas ?? [], deleted.answers, factsOf(deleted));
  await tx.execute(sql`
    UPDATE place_counters c SET taken = c.taken - 1
    WHERE c.project_id = ${projectId} AND (c.counter = ${RESPONSE_LIMIT} OR (c.counter, c.since) IN (
      SELECT * FROM unnest(${sql.param(taken.map(({ id }) => id))}::text[],
        ${sql.param(taken.map(({ since }) => since))}::int[])))`);
}
