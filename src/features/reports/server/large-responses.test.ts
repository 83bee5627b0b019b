import { beforeAll, expect, test } from 'vitest';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { PORTION_BYTES } from '#features/responses/public.ts';
import { jsonBytes } from '#kit/server/byte-cache.ts';
import { actorOf } from '#tests/factories/actor.ts';
import { createProject, type TestProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../contract/export.ts';
import { getReport } from '../contract/report.ts';
import { findResponses } from '../contract/responses.ts';
import { exportResponses as exportInChunks } from './export/export-responses.ts';

/** As many of the largest responses as no reader may hold at once. */
const MANY = Math.ceil((1.5 * PORTION_BYTES) / LIMITS.answersBytes);
const LARGEST = 'a'.repeat(LIMITS.answersBytes - 100);

let server: TestServer;
let project: TestProject;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  project = await createProject(server, { published: true });
  const largest = Array.from({ length: MANY }, () => ({ answers: { q1: 'o1', q2: LARGEST } }));
  ids = await createResponses(server, project.id, largest);
});

test('whoever counts, lists and exports large responses has all of them', async () => {
  const params = { id: project.id };
  const { headline, questions } = (await server.call(getReport, { params }, project.owner)).data;
  expect([headline.completed, questions[1]?.base]).toEqual([MANY, MANY]);

  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { with: 'answers' as const, limit: 100, cursor };
    const { data } = await server.call(findResponses, { params, query }, project.owner);
    expect(jsonBytes(data)).toBeLessThan(PORTION_BYTES + LIMITS.answersBytes);
    expect(data.items.every(({ answers }) => answers?.q2 === LARGEST)).toBe(true);
    listed.push(...data.items.map(({ _id }) => _id));
    cursor = data.next ?? undefined;
  } while (cursor !== undefined);
  expect(listed).toEqual(ids.toReversed());
  const { data: whole } = await server.call(findResponses, { params, query: { limit: 100 } }, project.owner);
  expect(whole.items.map(({ answered }) => answered)).toEqual(ids.map(() => 2));

  const { body } = await server.call(exportResponses, { params }, project.owner);
  expect(String(body).split(LARGEST)).toHaveLength(MANY + 1);
  const actor = actorOf('user', { id: project.owner.id });
  const file = await exportInChunks(
    server.db,
    actor,
    project.id,
    { locale: 'en' },
    { now: server.clock.now, publicUrl: '' },
  );
  for await (const chunk of file.chunks) expect(chunk.length).toBeLessThanOrEqual(PORTION_BYTES);
});
