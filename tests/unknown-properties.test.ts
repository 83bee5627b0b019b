import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findProjects } from '#features/projects/contract/list.ts';
import { createProject, sampleQuestionnaire } from '#tests/factories/project.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** What a call does not know is refused by its place: nobody is told that it was taken. */

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  owner = await createUser(server);
});

function send(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, language = 'en') {
  const headers = { 'accept-language': language };
  return server.send({ method, url: `/api/v1${path}`, ...(payload && { payload }), headers, by: owner });
}

function create(rest: object) {
  return send('POST', '/projects', { kind: 'survey', title: { en: 'Tea' }, ...rest });
}

// biome-ignore lint/suspicious/noExplicitAny: questionnaires are made wrong on purpose
type Anything = any;

/** The sample with more said in some places of it. */
function said(change: (sections: Anything) => void) {
  const { sections } = structuredClone(sampleQuestionnaire());
  change(sections);
  return { sections };
}

describe('createProject', () => {
  const places: [place: string, change: (sections: Anything) => void][] = [
    ['sections.0.questions.0.visibleIf', (sections) => Object.assign(sections[0].questions[0], { visibleIf: {} })],
    ['sections.0.questions.0.other', (sections) => Object.assign(sections[0].questions[0], { other: true })],
    ['sections.0.questions.0.title.fr', (sections) => Object.assign(sections[0].questions[0].title, { fr: 'Thé' })],
    [
      'sections.0.questions.0.options.1.score',
      ([{ questions }]) => Object.assign(questions[0].options[1], { score: 1 }),
    ],
    ['sections.0.skippable', (sections) => Object.assign(sections[0], { skippable: true })],
    ['sections.0.intro.fr', (sections) => Object.assign(sections[0].intro, { fr: 'Bonjour' })],
  ];

  test.each(places)('refuses questionnaire.%s and makes nothing', async (place, change) => {
    const { status, body } = await create({ questionnaire: said(change) });
    expect(status).toBe(422);
    const path = `questionnaire.${place}`;
    expect(body.data.error).toEqual({ code: 'invalid', fields: { [path]: [`There is no such field: ${path}`] } });
    expect((await server.call(findProjects, owner)).data.total).toBe(0);
  });

  test('names everything at once, in the language of the request', async () => {
    const rest = { colour: 'red', settings: { font: 'dark' }, title: { en: 'Tea', de: 'Tee' } };
    const { body } = await send('POST', '/projects', { kind: 'survey', ...rest }, 'bn');
    expect(Object.keys(body.data.error.fields).sort()).toEqual(['colour', 'settings.font', 'title.de']);
    expect(body.data.error.fields.colour).toEqual(['এমন কোনো ঘর নেই: colour']);
  });

  test('is not made to answer more than it was sent', async () => {
    const names = Array.from({ length: 1_500 }, (_, at) => [`n${at}`, 1]);
    const many = await create({ settings: Object.fromEntries(names) });
    expect(Object.keys(many.body.data.error.fields)).toHaveLength(100);
    const long = await create({ ['x'.repeat(5_000)]: 1 });
    expect(Object.keys(long.body.data.error.fields)).toEqual(['x'.repeat(100)]);
  });
});

test('settings that do not exist are refused, and those beside them are not saved', async () => {
  const { id } = await createProject(server, { owner });
  const { status, body } = await send('PUT', `/survey/update/${id}`, {
    settingsRevision: 1,
    viewType: 'step',
    maxAnswers: 3,
  });
  expect(status).toBe(422);
  expect(Object.keys(body.data.error.fields)).toEqual(['maxAnswers']);
  expect((await send('GET', `/survey/get/${id}`)).body.data.data).toMatchObject({
    settingsRevision: 1,
    viewType: 'list',
  });
});

test.each(['toString', 'constructor', 'hasOwnProperty'])(
  'a name that every object has is refused: %s',
  async (name) => {
    const { status, body } = await create({ [name]: 1 });
    expect(status).toBe(422);
    expect(Object.keys(body.data.error.fields)).toEqual([name]);
  },
);

test.each(['/projects?limt=3', '/faqs?limit=3', '/users/me?fields=email', '/users/me?__proto__=1'])(
  'a query is refused: %s',
  async (path) => {
    const { status, body } = await send('GET', path);
    expect(status).toBe(422);
    expect(Object.keys(body.data.error.fields)).toEqual([/\?(\w+)=/.exec(path)?.[1]]);
  },
);

test('a call that takes nothing refuses what it is sent, but for an empty object', async () => {
  const { id } = await createProject(server, { owner });
  const refused = await send('POST', `/projects/${id}/publish`, { opensAt: '2026-03-02T00:00:00Z' });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.data.error.fields)).toEqual(['opensAt']);
  expect((await send('POST', `/projects/${id}/publish`, {})).status).toBe(200);
});
