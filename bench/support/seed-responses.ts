import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';

/** Few enough that a statement stays far from its time limit on a slow machine. */
const CHUNK = 20_000;

/**
 * Completed responses, begun one after another within a month. `answers` makes those of one of them, random.
 */
export async function seedResponses(db: Db, projectId: string, answers: SQL, count: number): Promise<void> {
  const began = Date.now() - 31 * 86_400_000;
  const apartMs = (30 * 86_400_000) / count;
  for (let from = 0; from < count; from += CHUNK) {
    const to = Math.min(from + CHUNK, count) - 1;
    await db.execute(sql`
      INSERT INTO respondents (project_id, id, version, state, locale, answers, details, source, started_at, completed_at)
      SELECT ${projectId}::uuid,
        (substr(at, 1, 8) || '-' || substr(at, 9, 4) || '-7' || substr(gen_random_uuid()::text, 16))::uuid,
        1, 'completed', 'en', jsonb_strip_nulls(answers), '{}', '{}',
        to_timestamp(ms / 1000), to_timestamp(ms / 1000 + 30 + floor(random() * 300))
      FROM (
        SELECT ms, lpad(to_hex(ms::bigint), 12, '0') AS at, ${answers} AS answers
        FROM (SELECT floor(${began}::float8 + n * ${apartMs}::float8) AS ms FROM generate_series(${from}::int, ${to}::int) AS n) AS moments
      ) AS respondents`);
  }
}
