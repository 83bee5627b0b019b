import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';

/** Compares every acknowledged response, by its number, with what is stored, on its path or off it. */
export async function compareStored(
  db: Db,
  projectId: string,
  expected: { acknowledged: ReadonlyMap<number, number>; answers: readonly Record<string, string>[] },
): Promise<{ lost: number; duplicated: number }> {
  const { rows } = await db.execute<{ number: string; answers: Record<string, string> }>(sql`
    SELECT source ->> 'number' AS number, answers || coalesce(off_path, '{}') AS answers FROM respondents
    WHERE project_id = ${projectId} AND state = 'completed'`);
  const stored = new Map(rows.map((row) => [Number(row.number), row.answers]));
  let lost = 0;
  for (const [number, person] of expected.acknowledged) {
    if (!isDeepStrictEqual(stored.get(number), expected.answers[person])) lost += 1;
  }
  return { lost, duplicated: rows.length - stored.size };
}
