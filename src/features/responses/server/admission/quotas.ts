import { and, eq, sql } from 'drizzle-orm';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { quotasOf } from '#domain/questionnaire/quotas/falls-under.ts';
import type { Db } from '#kit/server/database/db.ts';
import { startCountingQuotas } from '../counting/count-quotas.ts';
import { respondents } from '../tables.ts';
import { type AdmissionRule, LookAgain, OverQuota } from './admission-rule.ts';

interface Raised extends Record<string, unknown> {
  quotaId: string;
  hasRoom: boolean;
}

/**
 * Every quota that a response falls under is raised within the transaction that completes it, all of them or none:
 * their rows are locked in one order, compared and raised in one statement, so of any number at the same moment exactly
 * as many pass as there are places.
 */
export const quotas: AdmissionRule = {
  appliesTo: (project) => project.quotas.length > 0,
  follow: {
    async complete(tx, { project, respondentId }) {
      const { id } = project;
      const row = await readRow(tx, id, respondentId);
      const wanted = row ? quotasOf(project.quotas, row.answers, factsOf(row)) : [];
      if (wanted.length === 0) return;
      const column = (values: readonly unknown[]) => sql.param(values);
      const { rows } = await tx.execute<Raised>(sql`
        WITH wanted AS (
          SELECT * FROM unnest(${column(wanted.map((quota) => quota.id))}::text[],
            ${column(wanted.map((quota) => quota.since))}::int[],
            ${column(wanted.map((quota) => quota.cap))}::int[]) AS w (quota_id, since, cap)
        ), locked AS (
          SELECT c.quota_id, c.filled < w.cap AS has_room
          FROM quota_counters c JOIN wanted w ON w.quota_id = c.quota_id AND w.since = c.since
          WHERE c.project_id = ${id} ORDER BY c.quota_id COLLATE "C" FOR UPDATE OF c
        ), raised AS (
          UPDATE quota_counters c SET filled = c.filled + 1
          WHERE c.project_id = ${id} AND c.quota_id IN (SELECT quota_id FROM wanted)
            AND (SELECT count(*) = ${wanted.length} AND bool_and(has_room) FROM locked)
        )
        SELECT quota_id AS "quotaId", has_room AS "hasRoom" FROM locked`);
      // Nothing counts under some of them yet: that is begun, and the step taken once more.
      if (rows.length < wanted.length) throw new LookAgain((db) => startCountingQuotas(db, id));
      const full = rows.find(({ hasRoom }) => !hasRoom);
      if (full) throw new OverQuota(full.quotaId);
    },
  },
};

async function readRow(tx: Db, projectId: string, respondentId: string) {
  const { answers, locale, hiddenValues } = respondents;
  const [row] = await tx
    .select({ answers, locale, hiddenValues })
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), eq(respondents.id, respondentId)));
  return row;
}
