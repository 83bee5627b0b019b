import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { jsonBytes } from '#kit/server/byte-cache.ts';
import { createProject, type TestProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import {
  answerBytes,
  answersInPortions,
  answerTextsInPortions,
  PORTION_BYTES,
  weighedTries,
} from './answers-in-portions.ts';
import { respondents } from './tables.ts';

/** As many of the largest responses as no reader may hold at once. */
const MANY = Math.ceil((1.5 * PORTION_BYTES) / LIMITS.answersBytes);
const LARGEST = 'a'.repeat(LIMITS.answersBytes - 100);

let server: TestServer;
let project: TestProject;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  project = await createProject(server, { published: true });
  ids = await createResponses(
    server,
    project.id,
    Array.from({ length: MANY }, () => ({ answers: { q1: 'o1', q2: LARGEST } })),
  );
});

test('answers are held a portion at a time, by what they take unpacked', async () => {
  const { db } = server;
  const rows = await db
    .select({ id: respondents.id, bytes: answerBytes })
    .from(respondents)
    .where(eq(respondents.projectId, project.id))
    .orderBy(asc(respondents.id));
  const read: string[] = [];
  let portions = 0;
  for await (const portion of answersInPortions(db, project.id, rows)) {
    expect(jsonBytes(portion.map(({ answers }) => answers))).toBeLessThanOrEqual(PORTION_BYTES);
    read.push(...portion.map(({ id }) => id));
    portions += 1;
  }
  expect(portions).toBe(2);
  expect(read).toEqual(ids);
});

test('what was tried in practice is weighed and read with them', async () => {
  const { db } = server;
  const tries = { q2: { given: [LARGEST], day: '2026-03-01' } };
  await db.update(respondents).set({ tries }).where(eq(respondents.projectId, project.id));
  const rows = await db
    .select({ id: respondents.id, ...weighedTries })
    .from(respondents)
    .where(eq(respondents.projectId, project.id))
    .orderBy(asc(respondents.id));
  expect(rows.filter((row) => row.answers !== null || row.tries !== null)).toEqual([]);
  const read: unknown[] = [];
  for await (const portion of answerTextsInPortions(db, project.id, rows)) {
    expect(jsonBytes(portion.map((row) => [row.answers, row.tries]))).toBeLessThanOrEqual(PORTION_BYTES);
    read.push(...portion.map((row) => [row.id, row.tries?.q2?.given.length]));
  }
  expect(read).toEqual(ids.map((id) => [id, 1]));
});
