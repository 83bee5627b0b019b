import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { respondents } from '#features/responses/server/tables.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { filesQuestionnaire, uploadFile } from '#tests/factories/file.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { deletePerson, exportPerson, findPerson, type PERSON_MARKS } from '../../contract/people.ts';
import { getReport } from '../../contract/report.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const rahima = { name: 'Rahima', email: 'rahima@example.com', phone: '+8801712345678' };

async function project() {
  const made = await createProject(server, { published: true });
  const ids = await createResponses(server, made.id, [
    { details: rahima, answers: { q1: 'o1', q2: 'I live in Sylhet.' } },
    { answers: { q1: 'o2', q2: 'rahima@example.com' } },
    { state: 'answering', details: rahima, answers: { q2: 'Secret of Sylhet' } },
    { details: { email: 'karim@example.com' }, answers: { q1: 'o1' } },
  ]);
  const find = async (by: (typeof PERSON_MARKS)[number], value: string, caller = made.owner) =>
    server.call(findPerson, { params: { id: made.id }, body: { by, value } }, caller);
  return { ...made, ids, find };
}

it('a person is found by what they gave, by their account and by words they submitted', async () => {
  const { id, ids, find, owner } = await project();
  const [first, second, unfinished] = ids;
  const found = async (...asked: Parameters<typeof find>) =>
    new Set((await find(...asked)).data.items.map(({ _id }) => _id));
  expect(await found('email', ' Rahima@Example.com ')).toEqual(new Set([first, second, unfinished]));
  expect(await found('phone', '০১৭১২-৩৪৫৬৭৮')).toEqual(new Set([first, unfinished]));
  expect(await found('text', 'SYLHET.')).toEqual(new Set([first]));
  // Names of details, and signs that mean something elsewhere, are nobody’s words.
  for (const words of ['email', '"name"', 'S.lhet', '\\w+ in', '%live%'])
    expect(await found('text', words)).toEqual(new Set());
  const visitor = await createUser(server);
  expect(await found('account', visitor.email ?? '')).toEqual(new Set());
  await server.db
    .update(respondents)
    .set({ userId: visitor.id })
    .where(eq(respondents.id, second ?? ''));
  expect(await found('account', visitor.email ?? '')).toEqual(new Set([second]));
  expect(await found('email', 'nobody@example.com')).toEqual(new Set());
  for (const [by, value] of [
    ['email', 'rahima'],
    ['phone', 'abc'],
    ['text', 'ab'],
  ] as const) {
    const refused = await find(by, value);
    expect([refused.status, Object.keys(refused.body.data.error.fields ?? {})]).toEqual([422, ['value']]);
  }
  const staff = await createUser(server, { role: 'admin' });
  expect((await find('email', rahima.email, staff)).status).toBe(403);
  expect((await find('email', rahima.email, visitor)).status).toBe(404);
  const file = await server.call(exportPerson, { params: { id }, query: { ids: ids.slice(0, 3).join() } }, owner);
  const told = JSON.parse(JSON.stringify(file.body));
  expect(told.responses).toHaveLength(3);
  expect(JSON.stringify(told)).toContain('I live in Sylhet.');
  expect(JSON.stringify(told)).not.toMatch(/Secret of Sylhet|karim/);
});

it('what a file is called that was not submitted is told to nobody', async () => {
  const { id, owner } = await createProject(server, { questionnaire: filesQuestionnaire(), published: true });
  for (const [name, submits] of [
    ['order.txt', true],
    ['secret of Sylhet.txt', false],
  ] as const) {
    const { _id: ref } = (await server.call(startRespondent, { params: { id }, body: {} })).data;
    const params = { id: ref };
    const papers = [await uploadFile(server, ref, { name })];
    if (submits) await server.call(completeRespondent, { params, body: { answers: { papers } } });
    else await server.call(saveAnswers, { params, body: { answers: { papers } } });
  }
  const rows = await server.db.select({ id: respondents.id }).from(respondents).where(eq(respondents.projectId, id));
  const ids = rows.map((row) => row.id).join();
  const file = await server.call(exportPerson, { params: { id }, query: { ids } }, owner);
  const { responses } = JSON.parse(JSON.stringify(file.body));
  const names = (responses as { files: { name: string }[] }[]).map(({ files }) => files.map(({ name }) => name));
  expect(names).toHaveLength(2);
  expect(names.flat()).toEqual(['order.txt']);
});

it('all of a person is deleted, nothing of others, and the log does not say whose it was', async () => {
  const { id, ids, owner } = await project();
  const body = { by: 'email' as const, value: rahima.email, ids };
  const reply = await server.call(deletePerson, { params: { id }, body }, owner);
  expect(reply.data).toEqual({ deleted: 3, files: 0 });
  const left = await server.db.select({ id: respondents.id }).from(respondents).where(eq(respondents.projectId, id));
  expect(left).toEqual([{ id: ids[3] }]);
  expect((await server.call(getReport, { params: { id } }, owner)).data.headline).toMatchObject({
    started: 1,
    completed: 1,
  });
  const log = await server.db
    .select({ changes: activities.changes })
    .from(activities)
    .where(and(eq(activities.subjectId, id), eq(activities.action, 'personDeleted')));
  expect(log).toMatchObject([{ changes: { responsesDeleted: { after: 3 }, person: { after: 'r•••@example.com' } } }]);
  expect((await server.call(deletePerson, { params: { id }, body }, owner)).status).toBe(404);
  const staff = await createUser(server, { role: 'admin' });
  expect((await server.call(deletePerson, { params: { id }, body }, staff)).status).toBe(403);
});
