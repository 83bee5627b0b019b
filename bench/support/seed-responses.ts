import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';

/** Few enough that a statement stays far from its time limit on a slow machine. */
const CHUNK = 20_000;

/**
 * Completed responses to `tenQuestions` with random answers, a tenth of each
 * left out, begun one after another within a month.
 */
export async function seedResponses(db: Db, projectId: string, count: number): Promise<void> {
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
        SELECT ms, lpad(to_hex(floor(ms)::bigint), 12, '0') AS at, jsonb_build_object(
          'school', CASE WHEN random() < 0.9 THEN 'o' || (1 + floor(random() * 5)) END,
          'class', CASE WHEN random() < 0.9 THEN 'o' || (1 + floor(random() * 10)) END,
          'subjects', CASE WHEN random() < 0.9
            THEN jsonb_build_array('o' || (1 + floor(random() * 4)), 'o' || (5 + floor(random() * 4))) END,
          'district', CASE WHEN random() < 0.9 THEN 'o' || (1 + floor(random() * 64)) END,
          'teacher', CASE WHEN random() < 0.9 THEN 'Owner Example ' || floor(random() * 1000) END,
          'why', CASE WHEN random() < 0.9 THEN repeat('Because it is near. ', 1 + floor(random() * 5)::int) END,
          'age', CASE WHEN random() < 0.9 THEN floor(6 + random() * 60) END,
          'minutes', CASE WHEN random() < 0.9 THEN floor(random() * 180) END,
          'stars', CASE WHEN random() < 0.9 THEN 1 + floor(random() * 5) END,
          'visit', CASE WHEN random() < 0.9 THEN to_char(date '2026-01-01' + floor(random() * 300)::int, 'YYYY-MM-DD') END
        ) AS answers
        FROM (SELECT ${began}::float8 + n * ${apartMs}::float8 AS ms FROM generate_series(${from}::int, ${to}::int) AS n) AS moments
      ) AS respondents`);
  }
}
