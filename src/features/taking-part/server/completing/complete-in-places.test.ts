import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { admissionRules } from '#app/admission-rules.ts';
import type { Quota } from '#domain/questionnaire/quotas/quota-schema.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { deleteCompleted } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { openDatabase } from '#kit/server/database/open-database.ts';
import { createProject } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { whenFileEnds } from '#tests/support/when-file-ends.ts';
import { saveAnswers } from '../saving/save-answers.ts';
import { startRespondent } from '../starting/start-respondent.ts';
import { completeRespondent } from './complete-respondent.ts';

/** Races for places, in as many processes as there may be: each is a pool of its own, which knows of no other. */
let server: TestServer;
let processes: readonly Db[];
beforeAll(async () => {
  server = await startTestServer();
  processes = [server.db];
  const { connectionString: url } = server.database.pool.options;
  if (server.database.kind === 'embedded' || url === undefined) return;
  const others = [1, 2].map(() => openDatabase({ url, dataDir: '', poolSize: 6 }));
  for (const other of others) whenFileEnds(async () => (await other).close());
  processes = [server.db, ...(await Promise.all(others)).map(({ db }) => db)];
});

const chose = (option: string) => ({ op: 'chose' as const, question: 'q1', options: [option] });
const tea: Quota = { id: 'tea', name: 'Tea', condition: chose('o1'), cap: 7 };
const black: Quota = {
  id: 'black',
  name: 'Black',
  condition: { op: 'contains', question: 'q2', text: 'black' },
  cap: 4,
};
const answers = (number: number) => ({ q1: 'o1', q2: number % 2 ? 'black' : 'with milk' });

const publish = async (settings: Partial<ProjectSettings>) =>
  (await createProject(server, { published: true, settings })).id;

/** Every second in one call, the others in three; how each ended, or the word of its refusal. */
async function submit(projectId: string, number: number): Promise<string> {
  const db = processes[number % processes.length] ?? server.db;
  const { now } = server.clock;
  const by = {
    ...{ actor: undefined, ip: `10.0.${number >> 8}.${number & 255}`, locale: 'en' as const },
    ...{ publicUrl: 'http://localhost', startKey: undefined, device: () => `device ${number}` },
    ...{ lastRespondent: () => undefined, rememberRespondent: () => {} },
  };
  const start = (body: Parameters<typeof startRespondent>[3]) =>
    startRespondent(db, by, projectId, body, now, admissionRules);
  try {
    if (number % 4 < 2) return (await start({ answers: answers(number), complete: true })).state;
    const { _id } = await start({});
    await saveAnswers(db, _id, { answers: answers(number) }, now, admissionRules);
    return (await completeRespondent(db, _id, {}, now, admissionRules)).state;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function race(projectId: string, many: number): Promise<Record<string, number>> {
  const ends = await Promise.all(Array.from({ length: many }, (_, number) => submit(projectId, number)));
  const counts: Record<string, number> = {};
  for (const end of ends) counts[end] = (counts[end] ?? 0) + 1;
  return counts;
}

/** What is counted, and what there is. */
async function places(projectId: string) {
  const { rows: counted } = await server.db.execute<{ counter: string; taken: number }>(sql`
    SELECT counter, taken FROM place_counters WHERE project_id = ${projectId}`);
  const { rows } = await server.db.execute<{ completed: number; tea: number; black: number }>(sql`
    SELECT count(*)::int AS completed, count(*) FILTER (WHERE answers ->> 'q1' = 'o1')::int AS tea,
      count(*) FILTER (WHERE answers ->> 'q2' LIKE '%black%')::int AS black
    FROM respondents WHERE project_id = ${projectId} AND state = 'completed'`);
  return { counted: Object.fromEntries(counted.map(({ counter, taken }) => [counter, taken])), there: rows[0] };
}

test('five hundred who come for seven places take seven', async () => {
  const id = await publish({ quotas: [tea] });
  expect(await race(id, 500)).toEqual({ completed: 7, over_quota: 493 });
  expect(await places(id)).toMatchObject({ counted: { tea: 7 }, there: { tea: 7 } });
});

test('of several quotas each response takes its places in all of them or in none', async () => {
  const id = await publish({ quotas: [tea, black] });
  expect(await race(id, 100)).toEqual({ completed: 7, over_quota: 93 });
  const { counted, there } = await places(id);
  expect(counted).toEqual({ tea: there?.tea, black: there?.black });
  expect(there?.black).toBeLessThanOrEqual(4);
});

test('the last response that a limit takes closes the project, and nobody comes after it', async () => {
  const id = await publish({ responseLimit: 7 });
  expect(await race(id, 200)).toEqual({ completed: 7, gone: 193 });
  expect(await places(id)).toMatchObject({ counted: { '': 7 }, there: { completed: 7 } });
  const { rows } = await server.db.execute(sql`SELECT status FROM projects WHERE id = ${id}`);
  expect(rows).toEqual([{ status: 'complete' }]);
});

test('under a limit and quotas whoever is over quota takes no place of the limit', async () => {
  const id = await publish({ responseLimit: 6, quotas: [{ ...tea, cap: 5 }] });
  expect(await race(id, 60)).toEqual({ completed: 5, over_quota: 55 });
  expect(await places(id)).toMatchObject({ counted: { '': 5, tea: 5 }, there: { completed: 5 } });
});

test('surveys that many answer at once, and whose responses are deleted meanwhile, count what is there', async () => {
  const ids = await Promise.all([tea.cap, 20].map((cap) => publish({ quotas: [{ ...tea, cap }, black] })));
  const deleteAll = async (projectId: string) => {
    const { rows } = await server.db.execute<{ id: string }>(sql`
      SELECT id FROM respondents WHERE project_id = ${projectId} AND state = 'completed'`);
    await Promise.all(
      rows.map(({ id }, at) =>
        deleteCompleted(processes[at % processes.length] ?? server.db, { projectId, respondentId: id }),
      ),
    );
  };
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(ids.flatMap((id) => [race(id, 40), deleteAll(id)]));
  }
  for (const id of ids) {
    const { counted, there } = await places(id);
    expect(counted).toEqual({ tea: there?.tea, black: there?.black });
  }
});

test('who holds the places of one project holds up no other', async () => {
  const other = processes[1];
  // The embedded database has one process.
  if (!other) return;
  const held = await publish({ quotas: [tea] });
  const [free, counted] = [await publish({}), await publish({ quotas: [tea] })];
  let waiting: Promise<string[]> | undefined;
  await other.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM place_counters WHERE project_id = ${held} FOR NO KEY UPDATE`);
    waiting = Promise.all([submit(held, 0), submit(held, 24)]);
    expect(await Promise.all([submit(free, 0), submit(counted, 0)])).toEqual(['completed', 'completed']);
    expect(await submit(free, 12)).toBe('completed');
  });
  expect(await waiting).toEqual(['completed', 'completed']);
});
