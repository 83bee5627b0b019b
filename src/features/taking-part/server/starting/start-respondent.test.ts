import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { updateSurvey } from '#features/projects/contract/project.ts';
import type { StatementBatch } from '#kit/server/database/together/statement-batch.ts';
import { createProject } from '#tests/factories/project.ts';
import { createRespondent, startWithKey } from '#tests/factories/respondent.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer, type Visitor, visitor } from '#tests/support/test-server.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { getWelcome } from '../../contract/welcome.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const KEY = 'a-key-nobody-guesses';

async function stored(projectId: string) {
  const { rows } = await server.db.execute(sql`SELECT * FROM respondents WHERE project_id = ${projectId}`);
  return rows;
}

test('a respondent begins without answers and is found by the ref alone', async () => {
  const { id } = await createProject(server, { published: true });
  const reply = await server.call(startRespondent, { params: { id }, body: { locale: 'bn' } });
  expect(reply.status).toBe(201);
  expect(reply.data).toMatchObject({ state: 'answering', revision: 0 });
  const respondent = (await server.call(getRespondent, { params: { id: reply.data._id } })).data;
  expect(respondent).toMatchObject({
    projectId: id,
    state: 'answering',
    locale: 'en',
    answers: {},
    availability: 'open',
  });
  if (respondent.state !== 'answering') throw new Error('nothing was submitted');
  expect(respondent.project.questionnaire.sections[0]?.questions).toHaveLength(2);
});

test('a whole response is taken in one call', async () => {
  const { id } = await createProject(server, { published: true });
  const body = { answers: { q1: 'o2', q2: ' Warm ' }, complete: true, source: { utm_source: 'poster' } };
  const reply = await server.call(startRespondent, { params: { id }, body });
  expect(reply.data).toMatchObject({ state: 'completed', revision: 1 });
  expect(await stored(id)).toMatchObject([
    { state: 'completed', answers: { q1: 'o2', q2: 'Warm' }, source: { utm_source: 'poster' }, user_id: null },
  ]);
});

test('a response in one call that lacks or garbles answers is refused whole', async () => {
  const { id } = await createProject(server, { published: true });
  const missing = await server.call(startRespondent, {
    params: { id },
    body: { answers: { q2: 'x' }, complete: true },
  });
  expect(missing.status).toBe(422);
  expect(missing.body.data.error.fields).toEqual({ 'answers.q1': ['This field is required'] });
  const wrong = await server.call(startRespondent, { params: { id }, body: { answers: { q1: 'o9', q8: 'x' } } });
  expect(Object.keys(wrong.body.data.error.fields)).toEqual(['answers.q1', 'answers.q8']);
  expect(wrong.body.data.error.fields['answers.q1']).toEqual(['Choose one of the options shown']);
  expect(await stored(id)).toEqual([]);
});

test('drafts, unknown projects and malformed ids are not found', async () => {
  const draft = await createProject(server);
  for (const id of [draft.id, '0190a0a0-0000-7000-8000-000000000000', 'x']) {
    expect((await server.call(startRespondent, { params: { id }, body: {} })).status).toBe(404);
    expect((await server.call(getWelcome, { params: { id } })).status).toBe(404);
  }
  expect((await server.call(getRespondent, { params: { id: 'A'.repeat(64) } })).status).toBe(404);
});

test('a start sent again is answered the same, and is one respondent', async () => {
  const { id } = await createProject(server, { published: true });
  const replies = await Promise.all(Array.from({ length: 10 }, () => startWithKey(server, id, KEY)));
  const again = await startWithKey(server, id, KEY);
  expect(new Set([...replies, again].map((reply) => JSON.stringify([reply.status, reply.body])))).toHaveLength(1);
  expect(await stored(id)).toHaveLength(1);
});

test('a whole response sent many times at once counts once and is answered alike', async () => {
  const { id } = await createProject(server, { published: true, settings: { responseLimit: 1 } });
  const body = { answers: { q1: 'o1' }, complete: true };
  const replies = await Promise.all(Array.from({ length: 12 }, () => startWithKey(server, id, KEY, body)));
  const again = await startWithKey(server, id, KEY, body);
  expect(again.status).toBe(201);
  expect(new Set([...replies, again].map((reply) => JSON.stringify(reply.body)))).toHaveLength(1);
  expect(await stored(id)).toHaveLength(1);
});

test('the key of a start that was taken opens no other request', async () => {
  const { id } = await createProject(server, { published: true });
  await startWithKey(server, id, KEY);
  const other = await startWithKey(server, id, KEY, { answers: { q1: 'o1' }, complete: true });
  expect(other.status).toBe(409);
  expect(Object.keys(other.body.data.error.fields)).toEqual(['answers', 'complete']);
  expect((await startWithKey(server, id, 'guessable')).body.data.error.fields).toHaveProperty('Idempotency-Key');
});

test('long keys are different keys even where they only end differently', async () => {
  const { id } = await createProject(server, { published: true });
  const keys = ['1', '2', '1'].map((end) => `${'import-of-the-year-2026/'.repeat(10)}${end}`);
  const respondents: string[] = [];
  for (const key of keys) respondents.push((await startWithKey(server, id, key)).body.data.data._id);
  expect(new Set(respondents).size).toBe(2);
  expect(respondents[2]).toBe(respondents[0]);
});

test('a device that starts ten times at once has one respondent', async () => {
  const { id } = await createProject(server, { published: true, settings: { onePer: 'device' } });
  const phone = visitor();
  expect((await server.call(getWelcome, { params: { id } }, phone)).data.respondent).toBeNull();
  expect(phone.cookies.jorip_device).toBeDefined();
  const respondents = await Promise.all(Array.from({ length: 10 }, () => createRespondent(server, id, { by: phone })));
  expect(new Set(respondents)).toHaveLength(1);
  const welcome = (await server.call(getWelcome, { params: { id } }, phone)).data;
  expect(welcome).toMatchObject({
    onePer: 'device',
    respondent: respondents[0],
    hasAnswered: false,
    mayAnswerAgain: true,
  });
  expect(await createRespondent(server, id)).not.toBe(respondents[0]);
});

test('a device that has answered is told so, however it comes', async () => {
  const { id } = await createProject(server, { published: true, settings: { onePer: 'device' } });
  const phone = visitor();
  await createRespondent(server, id, { by: phone });
  const body = { answers: { q1: 'o1' }, complete: true };
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => server.call(startRespondent, { params: { id }, body }, phone)),
  );
  expect(replies.filter((reply) => reply.status === 201).length).toBeGreaterThanOrEqual(1);
  const again = await server.call(startRespondent, { params: { id }, body }, phone);
  expect(again.status).toBe(409);
  expect(again.body.data.message).toBe('You have already answered. Thank you.');
  const welcome = (await server.call(getWelcome, { params: { id } }, phone)).data;
  expect(welcome).toMatchObject({ respondent: null, hasAnswered: true, mayAnswerAgain: false });
  expect(await stored(id)).toMatchObject([{ state: 'completed', answers: { q1: 'o1' } }]);
});

test('registered people answer with their account, from any device', async () => {
  const settings = { responseMethod: 'registered', onePer: 'account' } as const;
  const { id } = await createProject(server, { published: true, settings });
  expect((await server.call(startRespondent, { params: { id }, body: {} })).status).toBe(401);
  const person = await createUser(server);
  const first = await createRespondent(server, id, { by: { ...person, cookies: {} } });
  const second = await createRespondent(server, id, { by: { ...person, cookies: {} } });
  expect(second).toBe(first);
  expect(await stored(id)).toMatchObject([{ user_id: person.id }]);
});

test('on a browser that people share, nobody is led on as somebody else who is registered', async () => {
  const { id } = await createProject(server, { published: true, settings: { responseMethod: 'registered' } });
  const cookies = {};
  const [first, second] = [await createUser(server), await createUser(server)];
  const begun = await createRespondent(server, id, { by: { ...first, cookies } });
  const welcomed = async (by: Visitor) => (await server.call(getWelcome, { params: { id } }, { ...by, cookies })).data;
  expect((await welcomed(first)).respondent).toBe(begun);
  for (const other of [second, visitor()]) {
    expect(await welcomed(other)).toMatchObject({ respondent: null, hasAnswered: false, mayAnswerAgain: true });
  }
  const key = 'the-key-of-a-start-on-a-shared-browser';
  const mine = await startWithKey(server, id, key, {}, { ...first, cookies });
  expect((await startWithKey(server, id, key, {}, { ...first, cookies })).body).toEqual(mine.body);
  expect((await startWithKey(server, id, key, {}, { ...second, cookies })).status).toBe(409);
  expect((await startWithKey(server, id, key, {}, { cookies })).status).toBe(401);
});

test('where a device may answer once, what one account began on it is not handed to another', async () => {
  const settings = { responseMethod: 'registered', onePer: 'device' } as const;
  const { id } = await createProject(server, { published: true, settings });
  const cookies = {};
  const [first, second] = [await createUser(server), await createUser(server)];
  const begun = await createRespondent(server, id, { by: { ...first, cookies } });
  const other = { ...second, cookies };
  expect((await server.call(getWelcome, { params: { id } }, other)).data).toMatchObject({
    respondent: null,
    hasAnswered: false,
    mayAnswerAgain: false,
  });
  const body = { answers: { q1: 'o1' } };
  const refused = await server.call(startRespondent, { params: { id }, body }, other);
  expect([refused.status, refused.body.data.message]).toEqual([
    409,
    'Someone else has started answering on this device, and it can be used for one response only.',
  ]);
  expect(await stored(id)).toMatchObject([{ user_id: first.id, answers: {} }]);
  expect(await createRespondent(server, id, { by: { ...first, cookies } })).toBe(begun);
});

test('an anonymous answer is stored without the account of who is signed in', async () => {
  const { id } = await createProject(server, { published: true });
  await createRespondent(server, id, { by: await createUser(server) });
  expect(await stored(id)).toMatchObject([{ user_id: null, once_key: null }]);
});

test('a limited project asks for its password, and guessing comes to an end', async () => {
  const { id, owner } = await createProject(server, { published: true, password: 'mango tree' });
  const start = (poll_password?: string, ip = '10.0.0.1') =>
    server.call(startRespondent, { params: { id }, body: { poll_password } }, { cookies: {}, ip });
  expect((await start()).body.data.message).toBe('Enter the password to take part.');
  const wrong = await start('lychee tree');
  expect(wrong.status).toBe(403);
  expect(wrong.body.data.message).toBe('The password is wrong. Check it and try again.');
  expect((await start('mango tree')).status).toBe(201);
  await Promise.all(Array.from({ length: 100 }, (_, guess) => start(`guess ${guess}`)));
  const limited = await start('mango tree');
  expect(limited.status).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect((await start('mango tree', '10.0.0.2')).status).toBe(201);
  server.clock.forward(601);
  expect((await start('mango tree')).status).toBe(201);
  const body = { settingsRevision: 2, password: 'palm tree' };
  expect((await server.call(updateSurvey, { params: { id }, body }, owner)).status).toBe(200);
  expect((await start('mango tree')).status).toBe(403);
  expect((await start('palm tree')).status).toBe(201);
});

test('a password is right in whatever way a keyboard writes it, whoever typed it first', async () => {
  const { id } = await createProject(server, { published: true, password: 'কোয়েল' });
  const start = (poll_password: string) => server.call(startRespondent, { params: { id }, body: { poll_password } });
  for (const typed of [' কোয়েল ', 'কোয়েল'.normalize('NFD'), 'ক\u09c7\u09beয\u09bcেল', 'কোয়েল']) {
    expect((await start(typed)).status).toBe(201);
  }
  expect((await start('   ')).body.data.message).toBe('Enter the password to take part.');
});

test('a school that starts at once behind one address gets in with the right password', async () => {
  const { id } = await createProject(server, { published: true, password: 'mango tree' });
  const start = () =>
    server.call(startRespondent, { params: { id }, body: { poll_password: 'mango tree' } }, { cookies: {} });
  const replies = await Promise.all(Array.from({ length: 130 }, start));
  expect(replies.filter(({ status }) => status !== 201)).toEqual([]);
});

test('guessing a password from many addresses of one IPv6 network comes to an end too', async () => {
  const { id } = await createProject(server, { published: true, password: 'mango tree' });
  const guess = (poll_password: string, ip: string) =>
    server.call(startRespondent, { params: { id }, body: { poll_password } }, { cookies: {}, ip });
  for (let n = 0; n <= 100; n += 1) await guess(`guess ${n}`, `2001:db8:7:7::${n.toString(16)}`);
  expect((await guess('mango tree', '2001:db8:7:7:1::1')).status).toBe(429);
  expect((await guess('mango tree', '2001:db8:7:8::1')).status).toBe(201);
});

test('a browser that takes part in many surveys remembers the latest respondents alone', async () => {
  const phone = visitor();
  const ids = await Promise.all(
    Array.from({ length: 30 }, async () => (await createProject(server, { published: true })).id),
  );
  for (const id of ids) await createRespondent(server, id, { by: phone });
  const kept = Object.keys(phone.cookies).filter((name) => name.startsWith('jorip_respondent_'));
  expect(kept).toEqual(ids.slice(-25).map((id) => `jorip_respondent_${id}`));
  await createRespondent(server, ids.at(-1) ?? '', { by: phone });
  expect(Object.keys(phone.cookies)).toHaveLength(25);
});

test('where a visitor came from is told in a few words', async () => {
  const { id } = await createProject(server, { published: true });
  const source = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`utm_${n}`, 'x'.repeat(200)]));
  const reply = await server.call(startRespondent, { params: { id }, body: { source } });
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.data.error.fields)).toEqual(['source']);
});

/** A connection on which a batch is done and its answer lost; what was in it is repeated one by one. */
async function forgetfulClient(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  const client = await connect();
  const query = client.query.bind(client) as (batch: unknown) => unknown;
  client.query = ((batch: StatementBatch) => {
    batch.handleReadyForQuery = () => batch.handleError(new Error('Connection terminated unexpectedly'));
    return query(batch);
  }) as typeof client.query;
  return client;
}

test('a start whose connection was lost after the commit is one respondent, also without a key', async () => {
  const { database } = server;
  const { id } = await createProject(server, { published: true });
  await createRespondent(server, id);
  const connect = database.pool.connect.bind(database.pool);
  vi.spyOn(database.pool, 'connect').mockImplementationOnce(() => forgetfulClient(connect) as never);
  const body = { answers: { q1: 'o1' }, complete: true };
  const reply = await server.call(startRespondent, { params: { id }, body });
  expect(reply.data.state).toBe('completed');
  expect((await stored(id)).filter((row) => row.state === 'completed')).toHaveLength(1);
  expect((await server.call(getRespondent, { params: { id: reply.data._id } })).data.state).toBe('completed');
});
