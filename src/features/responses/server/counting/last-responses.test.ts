import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { deleteCompleted } from '../delete-respondent.ts';
import { respondents } from '../tables.ts';
import { foldProject } from '../tallies/fold-project.ts';
import { isUnfolded } from '../tallies/unfolded.ts';
import { lastOf, lastResponses } from './last-responses.ts';

const MINUTE_MS = 60_000;

test('the last response is what was completed last, whoever began after it; a project without one is left out', async () => {
  const server = await startTestServer();
  const { now } = server.clock;
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const published = () => createProject(server, { published: true });
  const [answered, begun, nobody] = await Promise.all([published(), published(), published()]);
  const all = [answered.id, begun.id, nobody.id];
  await createResponses(server, answered.id, [
    { startedAt: ago(30), seconds: 27 * 60 },
    { startedAt: ago(20), seconds: 60 },
    ...Array.from({ length: 120 }, () => ({ startedAt: ago(1), state: 'answering' as const })),
  ]);
  await createResponses(server, begun.id, [{ startedAt: ago(5), state: 'answering' }]);
  const last = [{ projectId: answered.id, at: ago(3) }];
  expect(await lastResponses(server.db, all)).toEqual(last);
  expect(await lastResponses(server.db, [])).toEqual([]);

  // Counted among the figures, or not yet: it is the same.
  for (const projectId of all) await foldProject(server.db, projectId, { which: isUnfolded, most: 1_000 });
  expect(await lastResponses(server.db, all)).toEqual(last);
  const [latest = ''] = await createResponses(server, answered.id, [{ startedAt: ago(2), seconds: 60 }]);
  expect(await lastResponses(server.db, all)).toEqual([{ projectId: answered.id, at: ago(1) }]);
  await foldProject(server.db, answered.id, { which: isUnfolded, most: 1_000 });
  await deleteCompleted(server.db, { projectId: answered.id, respondentId: latest });
  expect(await lastResponses(server.db, all)).toEqual(last);
});

test('it is one entry of an index, and those that wait to be counted', async () => {
  const server = await startTestServer();
  const { id } = await createProject(server, { published: true });
  await createResponses(
    server,
    id,
    Array.from({ length: 3_000 }, (_, index) => ({ state: index % 3 === 0 ? 'answering' : 'completed' })),
  );
  await foldProject(server.db, id, { which: isUnfolded, most: 10_000 });
  await server.db.execute(sql`analyze ${respondents}`);
  const plan = await server.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${lastOf([id])}`);
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toMatch(/Index (Only )?Scan Backward using respondents_folded_completion/);
  expect(lines).not.toMatch(/Seq Scan on respondents|respondents_project_id_id_pk/);
});
