import { expect, test } from 'vitest';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { lastResponses } from './last-responses.ts';

const MINUTE_MS = 60_000;

test('the last response is what was completed last, whoever began after it; a project without one is left out', async () => {
  const server = await startTestServer();
  const { now } = server.clock;
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const [answered, begun, nobody] = await Promise.all([
    createProject(server, { published: true }),
    createProject(server, { published: true }),
    createProject(server, { published: true }),
  ]);
  await createResponses(server, answered.id, [
    { startedAt: ago(30), seconds: 27 * 60 },
    { startedAt: ago(20), seconds: 60 },
    { startedAt: ago(1), state: 'answering' },
  ]);
  await createResponses(server, begun.id, [{ startedAt: ago(5), state: 'answering' }]);
  expect(await lastResponses(server.db, [answered.id, begun.id, nobody.id])).toEqual([
    { projectId: answered.id, at: ago(3) },
  ]);
  expect(await lastResponses(server.db, [])).toEqual([]);
});
