import { beforeAll, describe, expect, test } from 'vitest';
import { createProject } from '#tests/factories/project.ts';
import { createRespondent } from '#tests/factories/respondent.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Whatever is wrong with what is sent, the refusal names where it stands and what is expected there. */

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server);
});

/** What a call is told of each place when it is sent this text as JSON. */
async function refusal(method: 'POST' | 'PUT', path: string, payload: string, language = 'en') {
  const headers = { 'content-type': 'application/json', 'accept-language': language };
  const reply = await server.send({ method, url: `/api/v1${path}`, payload, headers, by: owner });
  expect(reply.status).toBe(422);
  return reply.body.data.error.fields;
}

const UNSTORABLE = 'The text has characters that cannot be stored. Remove them and try again.';

describe('createProject', () => {
  test.each([
    ['{"kind":"survey","title":{"en":"a\\u0000b"}}', { 'title.en': [UNSTORABLE] }],
    ['{"kind":"survey","title":{"en":"\\ud800"}}', { 'title.en': [UNSTORABLE] }],
    ['{"kind":"survey","title":{"a\\u0000":"Tea"}}', { title: [UNSTORABLE] }],
    ['{"\\u0000":"Tea"}', { body: [UNSTORABLE] }],
    [
      `{"title":${'['.repeat(100)}${']'.repeat(100)}}`,
      { [`title${'.0'.repeat(23)}`]: ['What you sent is nested too deeply.'] },
    ],
    [
      '{"title":{"constructor":{"prototype":1}}}',
      { 'title.constructor': ['No field may have this name: constructor'] },
    ],
    ['{"title":', { body: ['Send JSON, as content-type application/json'] }],
  ])('%s', async (sent, fields) => {
    expect(await refusal('POST', '/projects', sent)).toEqual(fields);
  });

  test('a name that all objects inherit', async () => {
    // By entries: a matcher copies objects by their names.
    const fields = await refusal('POST', '/projects', '{"__proto__":{"kind":"survey"}}');
    expect(Object.entries(fields)).toEqual([['__proto__', ['No field may have this name: __proto__']]]);
    const inside = await refusal('POST', '/projects', '{"title":{"\\u005f_proto__":"Tea"}}', 'bn');
    expect(inside).toEqual({ 'title.__proto__': ['কোনো ঘরের এই নাম হতে পারে না: __proto__'] });
  });

  test('what is too large is refused so that whoever sends it reads why', async () => {
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const reply = await fetch(`${origin}/api/v1/projects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.accessToken}` },
      body: JSON.stringify({ title: { en: 'x'.repeat(8 * 1024 * 1024) } }),
    });
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ data: { error: { code: 'too_large' } } });
  });
});

test('findProjects: what is asked for', async () => {
  const reply = await server.send({ method: 'GET', url: '/api/v1/projects?search=%00', by: owner });
  expect([reply.status, reply.body.data.error.fields]).toEqual([422, { search: [UNSTORABLE] }]);
});

test.each([
  ['{"n":true}', { 'answers.n': ['Send JSON of this type: string | number | array | object | null'] }],
  ['{"gr":{"1~k1":{}}}', { 'answers.gr.1~k1': ['Send JSON of this type: string | number | array'] }],
  ['{"gr":{"1~k1":["a",2]}}', { 'answers.gr.1~k1.1': ['Send JSON of this type: string'] }],
  ['{"q1":["a",null]}', { 'answers.q1.1': ['Send JSON of this type: string'] }],
  ['{"q1":"\\u0000"}', { 'answers.q1': [UNSTORABLE] }],
])('saveAnswers: %s', async (answers, fields) => {
  const { id } = await createProject(server, { published: true });
  const respondent = await createRespondent(server, id);
  expect(await refusal('PUT', `/respondents/${respondent}/answers`, `{"answers":${answers}}`)).toEqual(fields);
});

test.each([
  ['en', 'Send identifier or email, not both'],
  ['bn', 'identifier বা email, যেকোনো একটি পাঠান'],
])('login: the identifier under both of its names, in %s', async (language, told) => {
  const sent = JSON.stringify({ identifier: 'rina@example.com', email: 'rina@example.com', password: 'secret-tea' });
  expect(await refusal('POST', '/auth/login', sent, language)).toEqual({ email: [told] });
});
