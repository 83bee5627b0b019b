import { beforeAll, expect, test } from 'vitest';
import { createProject } from '#tests/factories/project.ts';
import { createRespondent, createResponse } from '#tests/factories/respondent.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../contract/answering.ts';
import { startRespondent } from '../contract/start-respondent.ts';

/** What answering costs the database is counted, because time tells little on a busy machine. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const answers = { q1: 'o1' };

test('starting, saving and completing are one statement each', async () => {
  const { id } = await createProject(server, { published: true });
  const respondent = await createRespondent(server, id);
  const params = { id: respondent };
  expect(await statementsOf(() => server.call(startRespondent, { params: { id }, body: {} }))).toBe(1);
  expect(
    await statementsOf(() => server.call(startRespondent, { params: { id }, body: { answers, complete: true } })),
  ).toBe(1);
  expect(await statementsOf(() => server.call(saveAnswers, { params, body: { answers } }))).toBe(1);
  expect(await statementsOf(() => server.call(completeRespondent, { params, body: {} }))).toBe(1);
});

test('with a response limit completing is still one', async () => {
  const { id } = await createProject(server, { published: true, settings: { responseLimit: 100 } });
  await createResponse(server, id);
  const respondent = await createRespondent(server, id);
  expect(
    await statementsOf(() => server.call(completeRespondent, { params: { id: respondent }, body: { answers } })),
  ).toBe(1);
});
