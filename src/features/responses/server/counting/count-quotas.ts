import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Answers } from '#domain/answers/answer.ts';
import { type Facts, factsOf } from '#domain/questionnaire/logic/facts.ts';
import { quotasDecided, quotasOf } from '#domain/questionnaire/quotas/falls-under.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { answersInPortions, weighedAnswers } from '../answers-in-portions.ts';
import { quotaCounters, respondents } from '../tables.ts';
import { countOnce } from './count-once.ts';
import { keepCount, writersUnderWay } from './start-counting.ts';

type StoredQuota = (typeof projects.$inferSelect)['quotas'][number];

const PAGE = 1_000;

/**
 * Counts what is there under quotas that are new or ask for others, once; their counters are raised from then on. As
 * with the response limit, completions that earlier settings let in are waited for, and later ones wait for the count.
 */
export const startCountingQuotas = countOnce(async (db, projectId) => {
  await db.transaction(async (tx) => {
    await keepCount(tx, projectId);
    const quotas = await uncounted(tx, projectId);
    if (quotas.length === 0) return;
    await writersUnderWay(tx);
    const filled = await countThose(tx, projectId, quotas);
    const values = inLockingOrder(quotas).map(({ id, since }) => ({
      projectId,
      quotaId: id,
      since,
      filled: filled.get(id) ?? 0,
    }));
    await tx
      .insert(quotaCounters)
      .values(values)
      .onConflictDoUpdate({
        target: [quotaCounters.projectId, quotaCounters.quotaId],
        set: { since: sql`excluded.since`, filled: sql`excluded.filled` },
      });
  });
});

/** How many there are under each quota of a project, by its id. */
export async function quotaCounts(db: Db, projectId: string): Promise<ReadonlyMap<string, number>> {
  if ((await uncounted(db, projectId)).length > 0) await startCountingQuotas(db, projectId);
  const rows = await db.select().from(quotaCounters).where(eq(quotaCounters.projectId, projectId));
  return new Map(rows.map(({ quotaId, filled }) => [quotaId, filled]));
}

/** A quota that is full and that answers fall under for sure, however they go on. */
export async function fullQuotaOf(
  db: Db,
  project: { id: string; quotas: readonly StoredQuota[] },
  answers: Answers,
  facts: Facts,
): Promise<string | undefined> {
  const decided = quotasDecided(project.quotas, answers, facts);
  if (decided.length === 0) return undefined;
  const rows = await db.select().from(quotaCounters).where(eq(quotaCounters.projectId, project.id));
  return decided.find(({ id, since, cap }) =>
    rows.some((row) => row.quotaId === id && row.since === since && row.filled >= cap),
  )?.id;
}

/** Gives the places back that a deleted response took; the count is kept meanwhile. */
export async function giveBackPlaces(
  tx: Db,
  projectId: string,
  deleted: Parameters<typeof factsOf>[0] & { answers: Answers },
): Promise<void> {
  const [project] = await tx.select({ quotas: projects.quotas }).from(projects).where(eq(projects.id, projectId));
  const taken = quotasOf(project?.quotas ?? [], deleted.answers, factsOf(deleted));
  for (const { id, since } of inLockingOrder(taken)) {
    const counter = and(
      eq(quotaCounters.projectId, projectId),
      eq(quotaCounters.quotaId, id),
      eq(quotaCounters.since, since),
    );
    await tx
      .update(quotaCounters)
      .set({ filled: sql`${quotaCounters.filled} - 1` })
      .where(counter);
  }
}

/**
 * Rows of quotas are locked in the order of their ids, letter by letter as `COLLATE "C"` has it, wherever several are:
 * whoever locks others of them at the same time does not wait for who waits for them.
 */
function inLockingOrder<Q extends { id: string }>(quotas: readonly Q[]): Q[] {
  return quotas.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function uncounted(db: Db, projectId: string): Promise<StoredQuota[]> {
  const [project] = await db.select({ quotas: projects.quotas }).from(projects).where(eq(projects.id, projectId));
  const quotas = project?.quotas ?? [];
  if (quotas.length === 0) return [];
  const rows = await db.select().from(quotaCounters).where(eq(quotaCounters.projectId, projectId));
  return quotas.filter(({ id, since }) => !rows.some((row) => row.quotaId === id && row.since === since));
}

async function countThose(tx: Db, projectId: string, quotas: readonly StoredQuota[]): Promise<Map<string, number>> {
  const filled = new Map<string, number>();
  for (let after: string | undefined; ; ) {
    const rows = await tx
      .select({
        id: respondents.id,
        locale: respondents.locale,
        hiddenValues: respondents.hiddenValues,
        ...weighedAnswers,
      })
      .from(respondents)
      .where(
        and(
          eq(respondents.projectId, projectId),
          eq(respondents.state, 'completed'),
          after ? gt(respondents.id, after) : undefined,
        ),
      )
      .orderBy(asc(respondents.id))
      .limit(PAGE);
    for await (const portion of answersInPortions(tx, projectId, rows)) {
      for (const row of portion) {
        for (const { id } of quotasOf(quotas, row.answers, factsOf(row))) filled.set(id, (filled.get(id) ?? 0) + 1);
      }
    }
    if (rows.length < PAGE) return filled;
    after = rows.at(-1)?.id;
  }
}
