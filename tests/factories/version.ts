import { sql } from 'drizzle-orm';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { TestServer } from '../support/test-server.ts';

/**
 * Publishes a questionnaire as the project's next version, even one that the checker would refuse. Gives its number.
 */
export async function createVersion(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  project: { id: string; owner: { id: string } },
  questionnaire: Questionnaire,
): Promise<number> {
  const at = clock.now.toISOString();
  const { rows } = await db.execute<{ number: number }>(sql`
    INSERT INTO versions (project_id, number, content, published_by, published_at)
    SELECT ${project.id}::uuid, coalesce(max(number), 0) + 1, ${JSON.stringify(questionnaire)}::jsonb,
      ${project.owner.id}::uuid, ${at}::timestamptz
    FROM versions WHERE project_id = ${project.id}
    RETURNING number`);
  const number = rows[0]?.number ?? 1;
  await db.execute(sql`UPDATE projects SET version = ${number}, status = 'processing' WHERE id = ${project.id}`);
  return number;
}
