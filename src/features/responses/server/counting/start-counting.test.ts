import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { getWelcome } from '#features/taking-part/contract/welcome.ts';
import { createProject, type TestProject } from '#tests/factories/project.ts';
import { createResponse } from '#tests/factories/respondent.ts';
import { patience } from '#tests/support/patience.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const server = await startTestServer();
/** The embedded database runs one transaction at a time: nothing can be under way while another counts. */
const isAlone = server.database.kind === 'embedded';

const body = { answers: { q1: 'o1' }, complete: true };
const respond = (id: string) => server.call(startRespondent, { params: { id }, body });

async function limit({ id, owner }: TestProject, responseLimit: number, revision = 1): Promise<void> {
  expect(
    (await server.call(updateSurvey, { params: { id }, body: { settingsRevision: revision, responseLimit } }, owner))
      .status,
  ).toBe(200);
}

async function counted(projectId: string): Promise<unknown> {
  const { rows } = await server.db.execute(sql`
    SELECT taken, since FROM place_counters WHERE project_id = ${projectId} AND counter = ''`);
  return rows[0];
}

/** A completion that another process has written and not yet committed. */
async function completionUnderWay(projectId: string) {
  const client = await server.database.pool.connect();
  await client.query('BEGIN');
  // The test decides when it ends, not how fast the machine is.
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await client.query(
    `INSERT INTO respondents (project_id, id, version, state, locale, answers, details, source, started_at, completed_at)
     VALUES ($1, gen_random_uuid(), 1, 'completed', 'en', '{"q1":"o1"}', '{}', '{}', now(), now())`,
    [projectId],
  );
  return {
    async commit() {
      await client.query('COMMIT');
      client.release();
    },
  };
}

/** Until somebody counts in this database: locks of the others on the server are seen as well. */
async function countingBegins(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await server.db.execute(sql`
      SELECT 1 FROM pg_locks JOIN pg_database ON oid = database
      WHERE locktype = 'advisory' AND datname = current_database()`);
    expect(rows).not.toEqual([]);
  }, patience);
}

test('a limit set later counts what came before, folded or not', async () => {
  const project = await createProject(server, { published: true });
  const { id } = project;
  await createResponse(server, id);
  await createResponse(server, id);
  expect(await foldProject(server.db, id, { which: isUnfolded, most: 10 })).toBe(2);
  await createResponse(server, id);
  await limit(project, 4);
  expect((await server.call(getWelcome, { params: { id } })).data.availability).toBe('open');
  expect((await respond(id)).status).toBe(201);
  expect(await counted(id)).toEqual({ taken: 4, since: 2 });
  expect((await server.call(getWelcome, { params: { id } })).data.availability).toBe('full');
  expect((await respond(id)).status).toBe(410);
});

test.skipIf(isAlone)('a completion under way is counted, and nobody else waits for it', async () => {
  const project = await createProject(server, { published: true });
  const other = await createProject(server, { published: true });
  const earlier = await completionUnderWay(project.id);
  await limit(project, 2);
  let answered = false;
  const waiting = respond(project.id).finally(() => {
    answered = true;
  });
  await countingBegins();
  expect((await respond(other.id)).status).toBe(201);
  expect(answered).toBe(false);
  await earlier.commit();
  expect((await waiting).status).toBe(201);
  expect(await counted(project.id)).toEqual({ taken: 2, since: 2 });
  expect((await respond(project.id)).status).toBe(410);
});

test.skipIf(isAlone)('however many wait for a count, they take no connection from others', async () => {
  const project = await createProject(server, { published: true });
  const other = await createProject(server, { published: true });
  const earlier = await completionUnderWay(project.id);
  await limit(project, 100);
  const waiting = Array.from({ length: 20 }, () => respond(project.id));
  await countingBegins();
  const others = await Promise.all(Array.from({ length: 5 }, () => respond(other.id)));
  await earlier.commit();
  for (const { status } of [...others, ...(await Promise.all(waiting))]) expect(status).toBe(201);
  expect(await counted(project.id)).toEqual({ taken: 21, since: 2 });
});

test.skipIf(isAlone)('settings saved during the count are counted under anew', async () => {
  const project = await createProject(server, { published: true });
  const earlier = await completionUnderWay(project.id);
  await limit(project, 2);
  const waiting = respond(project.id);
  await countingBegins();
  await limit(project, 3, 2);
  await earlier.commit();
  expect((await waiting).status).toBe(201);
  expect(await counted(project.id)).toEqual({ taken: 2, since: 3 });
});
