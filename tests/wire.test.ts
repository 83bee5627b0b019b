import { beforeAll, describe, expect, test } from 'vitest';
import { seedTemplates } from '#features/library/public.ts';
import { seedSite } from '#features/site/public.ts';
import { createProject } from './factories/project.ts';
import { createUser, PASSWORD } from './factories/user.ts';
import { startTestServer, type TestServer, visitor } from './support/test-server.ts';

/** The nine prescribed calls: what is sent and the shape of what comes back, field by field. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedSite(server.db, server.clock.now);
  await seedTemplates(server.db, server.clock.now);
});

/** A body with each value replaced by its type; of a list, its first item. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (value === null || typeof value !== 'object') return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

function get(url: string, by = visitor()) {
  return server.send({ method: 'GET', url: `/api/v1${url}`, by });
}

const bothLanguages = { en: 'string', bn: 'string' };

const details = {
  _id: 'string',
  kind: 'string',
  linkCode: 'string',
  mode: null,
  status: 'string',
  title: bothLanguages,
  description: {},
  languages: ['string'],
  privacy: 'string',
  hasPassword: 'boolean',
  takenDown: null,
  viewType: 'string',
  theme: 'string',
  cover: null,
  reviewAnswers: 'boolean',
  showProgress: 'boolean',
  allowBack: 'boolean',
  showResults: 'string',
  responseMethod: 'string',
  details: { name: 'string', phone: 'string', email: 'string', address: 'string' },
  onePer: 'string',
  opensAt: null,
  endsAt: null,
  responseLimit: null,
  quotas: [],
  retention: null,
  reveal: null,
  clock: null,
  questionSeconds: null,
  certificate: 'boolean',
  leaderboard: 'string',
  hideNames: 'boolean',
  series: null,
  attempts: null,
  practice: null,
  closingText: {},
  category: null,
  redirect: null,
  settingsRevision: 'number',
  version: null,
  changedSincePublished: 'boolean',
  questionnaireRevision: 'number',
  questionnaire: {
    sections: [
      {
        id: 'string',
        title: {},
        intro: {},
        questions: [
          {
            id: 'string',
            kind: 'string',
            title: bothLanguages,
            help: {},
            required: 'boolean',
            options: [{ id: 'string', label: bothLanguages }],
          },
        ],
      },
    ],
  },
  responses: 'number',
  createdAt: 'string',
  updatedAt: 'string',
  abilities: {
    update: 'boolean',
    publish: 'boolean',
    close: 'boolean',
    reopen: 'boolean',
    delete: 'boolean',
    readReport: 'boolean',
    handOver: 'boolean',
  },
  owner: { _id: 'string', fullName: 'string' },
  company: null,
};

describe('site', () => {
  test('GET /slideShow/getSlideShowByPosition', async () => {
    const { status, body } = await get('/slideShow/getSlideShowByPosition?position=home');
    expect(status).toBe(200);
    expect(shapeOf(body)).toMatchObject({
      data: {
        success: 'boolean',
        data: [
          { _id: 'string', type: 'string', position: 'string', images: [{ _id: 'string', caption: bothLanguages }] },
        ],
      },
    });
    const [show] = body.data.data;
    expect(['slider', 'banner']).toContain(show.type);
    expect(Object.keys(show.images[0]).sort()).toEqual(
      ['_id', 'alt', 'btn_txt', 'caption', 'description', 'image', 'link'].sort(),
    );
  });

  test('GET /site/get-settings-public', async () => {
    const { status, body } = await get('/site/get-settings-public');
    expect(status).toBe(200);
    expect(body.data.success).toBe(true);
    expect(Object.keys(body.data.data).sort()).toEqual(
      ['contact_address', 'contact_email', 'contact_phone', 'site_logo', 'site_name', 'social_links'].sort(),
    );
  });
});

describe('survey', () => {
  test('GET /survey/get/{id}', async () => {
    const { id, owner } = await createProject(server);
    const { status, body } = await get(`/survey/get/${id}`, owner);
    expect(status).toBe(200);
    expect(shapeOf(body)).toEqual({ data: { success: 'boolean', data: details } });
    expect(body.data.data._id).toBe(id);
  });

  test('PUT /survey/update/{id}', async () => {
    const { id, owner } = await createProject(server);
    const payload = { settingsRevision: 1, title: { en: 'Tea or coffee', bn: 'চা না কফি' } };
    const saved = await server.send({ method: 'PUT', url: `/api/v1/survey/update/${id}`, payload, by: owner });
    expect(saved.status).toBe(200);
    expect(shapeOf(saved.body)).toEqual({ data: { success: 'boolean', message: 'string', data: details } });
    expect(saved.body.data).toMatchObject({ success: true, data: { _id: id, title: payload.title } });

    const stale = await server.send({ method: 'PUT', url: `/api/v1/survey/update/${id}`, payload, by: owner });
    expect(stale.status).toBe(409);
    expect(shapeOf(stale.body)).toEqual({
      data: { success: 'boolean', message: 'string', error: { code: 'string' } },
    });
    expect(stale.body.data).toMatchObject({ success: false, error: { code: 'conflict' } });
  });

  test('GET and PUT /projects/{id} are the same under a second path', async () => {
    const { id, owner } = await createProject(server);
    const [prescribed, plain] = [await get(`/survey/get/${id}`, owner), await get(`/projects/${id}`, owner)];
    expect(plain.status).toBe(200);
    expect(plain.body).toEqual(prescribed.body);
    const payload = { settingsRevision: 1, title: { en: 'Tea or coffee' } };
    const saved = await server.send({ method: 'PUT', url: `/api/v1/projects/${id}`, payload, by: owner });
    expect(saved.status).toBe(200);
    expect(saved.body.data.data).toMatchObject({ settingsRevision: 2, title: { en: 'Tea or coffee' } });
  });

  test('POST /surveyTemplate/createSurveyWithQuestion', async () => {
    const owner = await createUser(server);
    const templates = await get('/templates');
    const payload = { template_id: templates.body.data.data[0]._id };
    const url = '/api/v1/surveyTemplate/createSurveyWithQuestion';
    const { status, body } = await server.send({ method: 'POST', url, payload, by: owner });
    expect(status).toBe(200);
    expect(shapeOf(body)).toEqual({ data: { success: 'boolean', data: { _id: 'string' } } });
    expect((await get(`/survey/get/${body.data.data._id}`, owner)).status).toBe(200);
  });
});

describe('auth', () => {
  async function signIn() {
    const user = await createUser(server);
    const browser = visitor();
    const payload = { identifier: user.email, password: PASSWORD };
    const reply = await server.send({ method: 'POST', url: '/api/v1/auth/login', payload, by: browser });
    return { user, browser, reply };
  }

  test('POST /auth/login', async () => {
    const { browser, reply } = await signIn();
    expect(reply.status).toBe(200);
    expect(shapeOf(reply.body)).toEqual({ data: { success: 'boolean', accessToken: 'string' } });
    const cookies = [reply.headers['set-cookie']].flat().map(String);
    const access = cookies.find((cookie) => cookie.startsWith('auth._token.local='));
    expect(access).toMatch(/^auth\._token\.local=Bearer%20[^;]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/);
    const refresh = cookies.find((cookie) => cookie.startsWith('auth._refresh_token.local='));
    expect(refresh).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(browser.cookies['auth._token.local']).toBe(`Bearer ${reply.body.data.accessToken}`);
  });

  test('GET /users/me, by cookie and by header', async () => {
    const { user, browser, reply } = await signIn();
    const byCookie = await get('/users/me', browser);
    const byHeader = await get('/users/me', { cookies: {}, accessToken: reply.body.data.accessToken });
    expect(byCookie.body).toEqual(byHeader.body);
    expect(byCookie.body.data).toMatchObject({ _id: user.id, role: 'user', image: null, permissions: [], scope: [] });
    expect(byCookie.body.data.fullName).toMatch(/^Owner /);
    expect(byCookie.body.data.success).toBeUndefined();
  });

  test('GET /auth/refresh_token', async () => {
    const { browser } = await signIn();
    const before = browser.cookies['auth._refresh_token.local'];
    const { status, body } = await get('/auth/refresh_token', browser);
    expect(status).toBe(200);
    expect(shapeOf(body)).toEqual({ data: { success: 'boolean', data: { accessToken: 'string' } } });
    expect(browser.cookies['auth._refresh_token.local']).not.toBe(before);
    expect((await get('/auth/refresh_token')).status).toBe(401);
  });

  test('GET /auth/logout', async () => {
    const { browser } = await signIn();
    const { status, body } = await get('/auth/logout', browser);
    expect(status).toBe(200);
    expect(body).toEqual({ data: { success: true, data: {} } });
    expect(Object.keys(browser.cookies).filter((name) => name.startsWith('auth.'))).toEqual([]);
    expect((await get('/users/me', browser)).status).toBe(401);
  });
});

test('an unknown call is answered in the envelope', async () => {
  const { status, body } = await get('/nothing/here');
  expect(status).toBe(404);
  expect(shapeOf(body)).toEqual({ data: { success: 'boolean', message: 'string', error: { code: 'string' } } });
});

test('days and moments are ISO 8601, and whatever else is refused where it stands', async () => {
  const owner = await createUser(server);
  const save = (method: 'POST' | 'PUT', path: string, payload: object) =>
    server.send({ method, url: `/api/v1${path}`, payload, by: owner });
  const settings = { opensAt: '5/10/2026', endsAt: '2026-10-05T12:00:00' };
  const project = await save('POST', '/projects', { kind: 'survey', title: { en: 'Tea' }, settings });
  expect(project.status).toBe(422);
  const moment = ['Enter the time in UTC, like 2026-03-25T06:00:00Z'];
  expect(project.body.data.error.fields).toEqual({ 'settings.opensAt': moment, 'settings.endsAt': moment });
  const about = { firstName: 'Owner', lastName: '', organization: '', occupation: '', gender: null };
  const me = await save('PUT', '/users/me', { ...about, dateOfBirth: '5/10/1990' });
  expect(me.status).toBe(422);
  expect(me.body.data.error.fields).toEqual({
    dateOfBirth: ['Enter the date as year-month-day, like 2026-03-25'],
  });
});

test('people are answered in the language they ask for', async () => {
  const ask = (language: string) =>
    server.send({ method: 'GET', url: '/api/v1/users/me', headers: { 'accept-language': language } });
  expect((await ask('en')).body.data.message).toBe('Sign in to continue.');
  expect((await ask('bn-BD,bn;q=0.9')).body.data.message).toMatch(/[ঀ-৿]/);
});

test('the description of the API names every call', async () => {
  const { status, body } = await get('/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/survey/get/{id}', '/auth/refresh_token', '/respondents/{id}/answers']),
  );
  expect(body.paths['/projects/{id}'].get.responses).toEqual(body.paths['/survey/get/{id}'].get.responses);
  expect(Object.keys(body.paths['/projects/{id}']).sort()).toEqual(['delete', 'get', 'put']);
  const keyOf = (operation: { parameters: { in: string; name: string }[] }) =>
    operation.parameters.find((parameter) => parameter.in === 'header');
  expect(keyOf(body.paths['/projects'].post)).toMatchObject({ name: 'Idempotency-Key', required: false });
  expect(keyOf(body.paths['/projects'].get)).toBeUndefined();
  expect(keyOf(body.paths['/auth/login'].post)).toBeUndefined();
  const page = await server.send({ method: 'GET', url: '/api/docs' });
  expect(page.body).toContain('/surveyTemplate/createSurveyWithQuestion');
});

test.each([
  ['no JSON', '{"title":', 'application/json'],
  ['another type', 'title=Tea', 'application/x-www-form-urlencoded'],
  ['a list', '[]', 'application/json'],
])('%s for a body is refused, and the body is named', async (_, payload, type) => {
  const by = await createUser(server);
  const headers = { 'content-type': type };
  const { status, body } = await server.send({ method: 'POST', url: '/api/v1/projects', payload, headers, by });
  expect(status).toBe(422);
  expect(Object.keys(body.data.error.fields)).toEqual(['body']);
});
