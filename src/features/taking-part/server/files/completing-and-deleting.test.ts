import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fileId } from '#domain/questionnaire/kinds/files/file-id.ts';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import { deleteCompleted } from '#features/responses/public.ts';
import { files } from '#features/responses/server/tables.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { someoneWaits } from '#tests/support/someone-waits.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { writeWithFiles } from './write-with-files.ts';

const KEY = 'k'.repeat(22);
const upload = { ...blankQuestion('file_upload', () => 'f1'), title: { en: 'Your ticket' } };
const questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions: [upload] }] };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

test('a response with files is completed once more while it is deleted, and neither waits for ever', async () => {
  if (server.database.kind === 'embedded') return;
  const { db, clock } = server;
  const { id: projectId } = await createProject(server, {
    published: true,
    questionnaire,
    settings: { responseLimit: 9 },
  });
  const [respondentId = ''] = await createResponses(server, projectId, [
    { answers: { f1: [fileId(KEY, 'ticket.pdf')] } },
  ]);
  await db.insert(files).values({
    ...{ projectId, respondentId, questionId: 'f1', key: KEY, name: 'ticket.pdf', size: 1, received: 1 },
    ...{ startedAt: clock.now, usedAt: clock.now },
  });
  await db.execute(sql`
    INSERT INTO place_counters (project_id, counter, since, taken)
    SELECT id, '', revision, 1 FROM projects WHERE id = ${projectId}`);
  const respondent = { projectId, respondentId, secret: respondentId };
  const naming = { respondent, questionnaire, patch: { f1: [fileId(KEY, 'ticket.pdf')] }, now: clock.now };
  let deleting: Promise<boolean> | undefined;
  await writeWithFiles(db, naming, async (tx) => {
    deleting = deleteCompleted(db, { projectId, respondentId });
    await someoneWaits(db);
    await tx.execute(sql`SELECT FROM place_counters WHERE project_id = ${projectId} FOR NO KEY UPDATE`);
  });
  expect(await deleting).toBe(true);
});
