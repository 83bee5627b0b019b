import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { projects } from '#features/projects/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { deleteRespondent } from '../delete-respondent.ts';
import { respondents, retentionProgress } from '../tables.ts';
import { anonymiseRespondent } from './anonymise-respondent.ts';
import { isDueBy } from './kept.ts';
import type { KeptFor } from './projects-due.ts';

const BATCH = 500;

/**
 * Deletes or anonymises those of a project that have been kept long enough, one a transaction: whoever takes part
 * meanwhile waits for one at most, and a run that ends in between leaves nothing half done. Tells how many went.
 */
export async function letGo(db: Db, kept: KeptFor, { most, now }: { most: number; now: Date }): Promise<number> {
  const { projectId, retention } = kept;
  let gone = 0;
  for (let after: string | undefined; gone < most; ) {
    const due = await db
      .select({ id: respondents.id })
      .from(respondents)
      .where(and(isDueBy(projectId, retention, now), after ? gt(respondents.id, after) : undefined))
      .orderBy(asc(respondents.id))
      .limit(Math.min(BATCH, most - gone));
    for (const { id } of due) {
      const went = await letOneGo(db, kept, id, now);
      if (went === 'stop') return gone;
      if (went) gone += 1;
    }
    after = due.at(-1)?.id;
    if (after === undefined) return gone;
  }
  return gone;
}

/** `stop` where the owner has changed by now how long answers are kept. */
async function letOneGo(
  db: Db,
  { projectId, retention, since, quotas }: KeptFor,
  respondentId: string,
  now: Date,
): Promise<boolean | 'stop'> {
  const isMeant = isDueBy(projectId, retention, now);
  const one = { projectId, respondentId };
  return await db.transaction(async (tx) => {
    const isStill = and(
      eq(projects.id, projectId),
      eq(projects.retentionSince, since),
      sql`${projects.retention} = ${JSON.stringify(retention)}::jsonb`,
    );
    if ((await tx.$count(projects, isStill)) === 0) return 'stop';
    const went =
      retention.end === 'delete'
        ? await deleteRespondent(tx, one, isMeant)
        : await anonymiseRespondent(tx, one, { isMeant, quotas }, now);
    if (!went) return false;
    const { deleted, anonymised } = retentionProgress;
    await tx
      .update(retentionProgress)
      .set(retention.end === 'delete' ? { deleted: sql`${deleted} + 1` } : { anonymised: sql`${anonymised} + 1` })
      .where(eq(retentionProgress.projectId, projectId));
    return true;
  });
}
