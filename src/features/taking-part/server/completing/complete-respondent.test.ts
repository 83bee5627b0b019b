import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { getSurvey, updateSurvey } from '#features/projects/contract/project.ts';
import { closeProject, reopenProject } from '#features/projects/contract/publishing.ts';
import { deleteCompleted, requireRef } from '#features/responses/public.ts';
import { pathOf } from '#kit/contract/request.ts';
import { createProject } from '#tests/factories/project.ts';
import {
  createRespondent,
  createResponse,
  saveWithKey,
  startWithKey,
  storedRespondent,
} from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../../contract/answering.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { getWelcome } from '../../contract/welcome.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

type Body = NonNullable<Parameters<typeof complete>[1]>;
function complete(id: string, body: { answers?: Record<string, string>; details?: Record<string, string> } = {}) {
  return server.call(completeRespondent, { params: { id }, body });
}

async function completedIn(projectId: string): Promise<number> {
  const { rows } = await server.db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM respondents WHERE project_id = ${projectId} AND state = 'completed'`,
  );
  return rows[0]?.n ?? -1;
}

function createRespondents(projectId: string, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => createRespondent(server, projectId)));
}

test('a response is submitted when nothing required is missing, and asked again answers the same; other answers are refused', async () => {
  const { id } = await createProject(server, { published: true });
  const respondent = await createRespondent(server, id);
  const missing = await complete(respondent, { answers: { q2: 'no choice' } });
  expect(missing.status).toBe(422);
  expect(missing.body.data.error.fields).toEqual({ 'answers.q1': ['This field is required'] });
  await server.call(saveAnswers, { params: { id: respondent }, body: { answers: { q1: 'o1' } } });
  const first = await complete(respondent, { answers: { q2: 'at last' } });
  expect(first.data).toEqual({ _id: respondent, state: 'completed', completedAt: server.clock.now.toISOString() });
  server.clock.forward(60);
  expect((await complete(respondent, { answers: { q2: ' at last ' } })).body).toEqual(first.body);
  expect((await complete(respondent)).body).toEqual(first.body);
  const guess = (input: object) => complete(respondent, input);
  const other = await guess({ answers: { q1: 'o1', q2: 'changed' }, details: { name: 'Somebody' } });
  expect(other.status).toBe(409);
  expect(other.body.data.error).toEqual({ code: 'conflict' });
  expect((await guess({ answers: { q2: 'changed' } })).body).toEqual(other.body);
  expect((await guess({ details: { name: 'Somebody' } })).body).toEqual(other.body);
  expect(await storedRespondent(server, respondent)).toMatchObject({
    state: 'completed',
    answers: { q1: 'o1', q2: 'at last' },
  });
});

test('the key of the start, or of a save, submits nothing, before and after', async () => {
  const { id } = await createProject(server, { published: true });
  const keys = { start: 'the-key-of-the-start', save: 'the-key-of-the-save', own: 'the-key-of-submitting' };
  const respondent = (await startWithKey(server, id, keys.start)).body.data.data._id;
  await saveWithKey(server, respondent, keys.save, { q1: 'o1' });
  const submit = (key: string) =>
    server.send({
      method: 'POST',
      url: pathOf(completeRespondent, { params: { id: respondent } }),
      payload: {},
      headers: { 'idempotency-key': key },
    });
  const expectRefused = async () => {
    for (const [key, call] of [
      [keys.start, 'startRespondent'],
      [keys.save, 'saveAnswers'],
    ] as const) {
      const { status, body } = await submit(key);
      const fields = { 'Idempotency-Key': [`This key was first used for ${call}`] };
      expect([status, body.data.error.fields]).toEqual([409, fields]);
    }
  };
  await expectRefused();
  expect((await storedRespondent(server, respondent)).state).toBe('answering');
  const first = await submit(keys.own);
  expect(first.status).toBe(200);
  expect((await submit(keys.own)).body).toEqual(first.body);
  await expectRefused();
});

test('submitted many times at once, a response counts once', async () => {
  const { id } = await createProject(server, { published: true, settings: { responseLimit: 3 } });
  const respondent = await createRespondent(server, id);
  const replies = await Promise.all(Array.from({ length: 15 }, () => complete(respondent, { answers: { q1: 'o1' } })));
  expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.body])))).toHaveLength(1);
  expect(await completedIn(id)).toBe(1);
  await createResponse(server, id);
  expect((await server.call(getWelcome, { params: { id } })).data.availability).toBe('open');
});

test('of forty who submit at once exactly as many pass as there are places', async () => {
  const { id, owner } = await createProject(server, { published: true, settings: { responseLimit: 5 } });
  const respondents = await createRespondents(id, 40);
  const replies = await Promise.all(respondents.map((respondent) => complete(respondent, { answers: { q1: 'o1' } })));
  const statuses = replies.map((reply) => reply.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 410)).toHaveLength(35);
  expect(replies.find((reply) => reply.status === 410)?.body.data.message).toMatch(/^The response limit is reached/);
  expect(await completedIn(id)).toBe(5);
  expect((await server.call(getSurvey, { params: { id } }, owner)).data.status).toBe('complete');
  expect((await server.call(getWelcome, { params: { id } })).data.availability).toBe('full');
  expect((await server.call(startRespondent, { params: { id }, body: {} })).status).toBe(410);
});

test('whole responses in one call keep to the limit too', async () => {
  const { id } = await createProject(server, { published: true, settings: { responseLimit: 4 } });
  const body = { answers: { q1: 'o2' }, complete: true };
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => server.call(startRespondent, { params: { id }, body })),
  );
  expect(replies.filter((reply) => reply.status === 201)).toHaveLength(4);
  expect(replies.filter((reply) => reply.status === 410)).toHaveLength(26);
  expect(await completedIn(id)).toBe(4);
});

test('a limit set, lifted and set again while responses come in is exact each time', async () => {
  const { id, owner } = await createProject(server, { published: true });
  let revision = 1;
  const limit = async (responseLimit: number | null) => {
    const body = { settingsRevision: revision, responseLimit };
    revision = (await server.call(updateSurvey, { params: { id }, body }, owner)).data.settingsRevision;
  };
  const submitAll = async (count: number, between: () => Promise<void> = async () => {}) => {
    const respondents = await createRespondents(id, count);
    const replies = respondents.map((respondent) => complete(respondent, { answers: { q1: 'o1' } }));
    await between();
    return (await Promise.all(replies)).filter((reply) => reply.status === 200).length;
  };
  expect(await submitAll(3)).toBe(3);
  await limit(10);
  expect(await submitAll(4)).toBe(4);
  await limit(null);
  expect(await submitAll(2)).toBe(2);
  await submitAll(6, () => limit(20));
  await submitAll(30);
  expect(await completedIn(id)).toBe(20);
});

test('a place that a deleted response leaves is taken by one more', async () => {
  const { id, owner } = await createProject(server, { published: true, settings: { responseLimit: 2 } });
  const first = await createResponse(server, id);
  await createResponse(server, id);
  const late = await server.call(startRespondent, { params: { id }, body: {} });
  expect(late.status).toBe(410);
  expect(await deleteCompleted(server.db, requireRef(first))).toBe(true);
  expect((await server.call(reopenProject, { params: { id } }, owner)).status).toBe(200);
  const respondents = await createRespondents(id, 3);
  const replies = await Promise.all(respondents.map((respondent) => complete(respondent, { answers: { q1: 'o1' } })));
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  expect(replies.filter((reply) => reply.status === 410)).toHaveLength(2);
  expect(await completedIn(id)).toBe(2);
});

test('the end time and closing hold for submitting as well', async () => {
  const endsAt = '2026-04-01T00:00:00.000Z';
  const { id, owner } = await createProject(server, { published: true, settings: { endsAt } });
  const [inTime = '', late = ''] = await createRespondents(id, 2);
  server.clock.set('2026-03-31T23:59:59.999Z');
  expect((await complete(inTime, { answers: { q1: 'o1' } })).status).toBe(200);
  server.clock.set(endsAt);
  expect((await complete(late, { answers: { q1: 'o1' } })).status).toBe(410);
  expect((await complete(inTime)).status).toBe(200);
  server.clock.set('2026-03-01T06:00:00.000Z');
  const other = await createProject(server, { published: true, owner });
  const respondent = await createRespondent(server, other.id);
  await server.call(closeProject, { params: { id: other.id } }, owner);
  expect((await complete(respondent, { answers: { q1: 'o1' } })).status).toBe(410);
});

test('nothing opens before its time', async () => {
  const opensAt = '2026-03-05T00:00:00.000Z';
  const { id } = await createProject(server, { published: true, settings: { opensAt } });
  expect((await server.call(getWelcome, { params: { id } })).data).toMatchObject({
    availability: 'not_open_yet',
    opensAt,
  });
  expect((await server.call(startRespondent, { params: { id }, body: {} })).status).toBe(409);
  server.clock.set(opensAt);
  expect((await server.call(getWelcome, { params: { id } })).data.availability).toBe('open');
  expect((await server.call(startRespondent, { params: { id }, body: {} })).status).toBe(201);
});

test('identified respondents give the details asked for, each stored in one form', async () => {
  const details = { name: 'optional', phone: 'required', email: 'optional', address: 'off' } as const;
  const { id } = await createProject(server, { published: true, settings: { responseMethod: 'identified', details } });
  const respondent = await createRespondent(server, id);
  const answers = { q1: 'o1' };
  const refused: [Body['details'], string[]][] = [
    [{}, ['details.phone']],
    [{ phone: '01712345678', email: 'nowhere' }, ['details.email']],
    [{ phone: '01712345678', address: 'Dhaka' }, ['details.address']],
  ];
  for (const [given, fields] of refused) {
    const reply = await complete(respondent, { answers, details: given });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.data.error.fields)).toEqual(fields);
  }
  expect((await complete(respondent, { answers, details: { name: ' মালিক ', phone: '০১৭১২-৩৪৫৬৭৮' } })).status).toBe(
    200,
  );
  expect((await storedRespondent(server, respondent)).details).toEqual({ name: 'মালিক', phone: '+8801712345678' });
});

test.each([
  ['0171234567x', 'The Mobile number may only contain numeric characters'],
  ['+88 ০১৭১২-৩৪৫', 'The Mobile number field must be 11 digits'],
  ['01212345678', 'Enter a Bangladeshi mobile number, like 01712345678'],
])('a mobile number like %j is refused: %s', async (phone, text) => {
  const details = { name: 'off', phone: 'optional', email: 'off', address: 'off' } as const;
  const { id } = await createProject(server, { published: true, settings: { responseMethod: 'identified', details } });
  const reply = await complete(await createRespondent(server, id), { answers: { q1: 'o1' }, details: { phone } });
  expect(reply.body.data.error.fields).toEqual({ 'details.phone': [text] });
});

test('details sent again in another form are the same details', async () => {
  const details = { name: 'off', phone: 'required', email: 'off', address: 'off' } as const;
  const { id } = await createProject(server, { published: true, settings: { responseMethod: 'identified', details } });
  const respondent = await createRespondent(server, id);
  for (const phone of ['01712345678', '০১৭১২-৩৪৫৬৭৮']) {
    expect((await complete(respondent, { answers: { q1: 'o1' }, details: { phone } })).status).toBe(200);
  }
});

test('an anonymous project takes nobody’s details', async () => {
  const { id } = await createProject(server, { published: true });
  const respondent = await createRespondent(server, id);
  expect((await complete(respondent, { answers: { q1: 'o1' }, details: { name: 'Respondent' } })).status).toBe(422);
});
