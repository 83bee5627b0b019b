import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Answers } from '#domain/answers/answer.ts';
import { type Facts, factsOf } from '#domain/questionnaire/logic/facts.ts';
import { quotasDecided, quotasOf } from '#domain/questionnaire/quotas/falls-under.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { answersInPortions, weighedAnswers } from '../answers-in-portions.ts';
import type { PlacesTaken } from '../statements/places.ts';
import { placeCounters, respondents } from '../tables.ts';
import { countOnce } from './count-once.ts';
import { lockCount, RESPONSE_LIMIT, writersUnderWay } from './start-counting.ts';

type StoredQuota = (typeof projects.$inferSelect)['quotas'][number];

const PAGE = 1_000;

/**
 * Counts what is there under quotas that are new or ask for others, once; their counters are raised from then on. As
 * with the response limit, completions that earlier settings let in are waited for, and later ones wait for the count.
 */
export const startCountingQuotas = countOnce(async (db, projectId) => {
  await db.transaction(async (tx) => {
    await lockCount(tx, projectId);
    const quotas = await uncounted(tx, projectId);
    if (quotas.length === 0) return;
    await writersUnderWay(tx);
    const filled = await countThose(tx, projectId, quotas);
    // In the order in which completions lock them.
    const values = quotas
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, since }) => ({ projectId, counter: id, since, taken: filled.get(id) ?? 0 }));
    await tx
      .insert(placeCounters)
      .values(values)
      .onConflictDoUpdate({
        target: [placeCounters.projectId, placeCounters.counter],
        set: { since: sql`excluded.since`, taken: sql`excluded.taken` },
      });
  });
});

/** How many there are under each quota of a project, by its id. */
export async function quotaCounts(db: Db, projectId: string): Promise<ReadonlyMap<string, number>> {
  if ((await uncounted(db, projectId)).length > 0) await startCountingQuotas(db, projectId);
  return new Map((await countersOf(db, projectId)).map(({ counter, taken }) => [counter, taken]));
}

/**
 * A quota that is full and that answers fall under for sure, however they go on, by what is taken: told along with the
 * answers, or asked for where some quota is decided.
 */
export async function fullQuotaOf(
  taken: readonly PlacesTaken[] | { askedOf: Db },
  project: { id: string; quotas: readonly StoredQuota[] },
  answers: Answers,
  facts: Facts,
): Promise<string | undefined> {
  const decided = quotasDecided(project.quotas, answers, facts);
  if (decided.length === 0) return undefined;
  const rows = 'askedOf' in taken ? await countersOf(taken.askedOf, project.id) : taken;
  return decided.find(({ id, since, cap }) =>
    rows.some((row) => row.counter === id && row.since === since && row.taken >= cap),
  )?.id;
}

async function countersOf(db: Db, projectId: string): Promise<PlacesTaken[]> {
  return await db
    .select({ counter: placeCounters.counter, since: placeCounters.since, taken: placeCounters.taken })
    .from(placeCounters)
    .where(and(eq(placeCounters.projectId, projectId), ne(placeCounters.counter, RESPONSE_LIMIT)));
}

async function uncounted(db: Db, projectId: string): Promise<StoredQuota[]> {
  const [project] = await db.select({ quotas: projects.quotas }).from(projects).where(eq(projects.id, projectId));
  const quotas = project?.quotas ?? [];
  if (quotas.length === 0) return [];
  const rows = await countersOf(db, projectId);
  return quotas.filter(({ id, since }) => !rows.some((row) => row.counter === id && row.since === since));
}

async function countThose(tx: Db, projectId: string, quotas: readonly StoredQuota[]): Promise<Map<string, number>> {
  const filled = new Map<string, number>();
  for (let after: string | undefined; ; ) {
    const rows = await tx
      .select({
        id: respondents.id,
        locale: respondents.locale,
        hiddenValues: respondents.hiddenValues,
        source: respondents.source,
        picked: respondents.picked,
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
