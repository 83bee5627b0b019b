import { beforeAll, describe, expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { createProject, sampleQuestionnaire, type TestProject } from '#tests/factories/project.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { largeQuestionnaire } from '#tests/support/large-questionnaire.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import {
  createProject as createProjectCall,
  deleteProject,
  duplicateProject,
  getSurvey,
  updateSurvey,
} from '../contract/project.ts';
import { closeProject, publishProject, reopenProject } from '../contract/publishing.ts';
import { checkProject, saveQuestionnaire } from '../contract/questionnaire.ts';

let server: TestServer;
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server);
  stranger = await createUser(server);
});

function read({ id }: TestProject, by: TestUser = owner) {
  return server.call(getSurvey, { params: { id } }, by);
}

type Changes = Parameters<typeof server.call<typeof updateSurvey>>[1]['body'];

function update({ id }: TestProject, body: Changes, by: TestUser = owner) {
  return server.call(updateSurvey, { params: { id }, body }, by);
}

describe('createProject', () => {
  it('gives a draft with one empty section', async () => {
    const body = { kind: 'survey' as const, title: { en: '  Drinks\r\n' } };
    const created = await server.call(createProjectCall, { body }, owner);
    expect(created.status).toBe(201);
    const project = (await server.call(getSurvey, { params: { id: created.data._id } }, owner)).data;
    expect(project).toMatchObject({
      title: { en: 'Drinks' },
      status: 'draft',
      languages: ['en'],
      version: null,
      responses: 0,
      changedSincePublished: true,
      hasPassword: false,
      questionnaireRevision: 1,
      questionnaire: { sections: [{ questions: [] }] },
    });
  });

  it.each([
    ['no title', { title: {} }, 'title'],
    ['a blank title', { title: { en: ' \n ' } }, 'title'],
    ['no language', { languages: [] }, 'languages'],
    [
      'an end before the opening',
      { settings: { opensAt: '2026-05-02T00:00:00Z', endsAt: '2026-05-01T00:00:00Z' } },
      'settings.endsAt',
    ],
    ['an end no calendar has', { settings: { endsAt: '0000-01-01T00:00:00Z' } }, 'settings.endsAt'],
    ['a password needed and none set', { settings: { privacy: 'limited' } }, 'password'],
    ['one response per account without accounts', { settings: { onePer: 'account' } }, 'settings.onePer'],
    ['a title too long in its stored form', { title: { bn: '\u09dc'.repeat(300) } }, 'title.bn'],
  ])('is refused with %s, and the field is named', async (_, wrong, field) => {
    const payload = { kind: 'survey', title: { en: 'Drinks' }, ...wrong };
    const reply = await server.send({ method: 'POST', url: '/api/v1/projects', payload, by: owner });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.data.error.fields)).toEqual([field]);
  });

  it('may be of a limited one, with its password', async () => {
    const body = {
      kind: 'survey',
      title: { en: 'Drinks' },
      settings: { privacy: 'limited' },
      password: 'mango',
    } as const;
    const created = await server.call(createProjectCall, { body }, owner);
    const project = (await server.call(getSurvey, { params: { id: created.data._id } }, owner)).data;
    expect(project).toMatchObject({ privacy: 'limited', hasPassword: true });
  });
});

describe('the size of a questionnaire', () => {
  const body = (questionnaire: Questionnaire) => ({ kind: 'survey' as const, title: { en: 'All' }, questionnaire });

  it('of 200 questions with 20 options in two languages is taken, however it is escaped', async () => {
    const payload = JSON.stringify(body(largeQuestionnaire())).replace(
      /[^\x20-\x7e]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const headers = { 'content-type': 'application/json' };
    const reply = await server.send({ method: 'POST', url: '/api/v1/projects', payload, headers, by: owner });
    expect(reply.status).toBe(201);
  });

  it('beyond 512 kB is refused by name, when it begins and when it is saved', async () => {
    const content = largeQuestionnaire({ questions: 300 });
    expect(Buffer.byteLength(JSON.stringify(content))).toBeGreaterThan(512_000);
    const begun = await server.call(createProjectCall, { body: body(content) }, owner);
    expect([begun.status, begun.body.data.message]).toEqual([413, expect.stringContaining('512 kB')]);
    const { id } = await createProject(server, { owner });
    const saved = await server.call(
      saveQuestionnaire,
      { params: { id }, body: { questionnaireRevision: 1, questionnaire: content } },
      owner,
    );
    expect([saved.status, saved.body.data.message]).toEqual([413, expect.stringContaining('512 kB')]);
    expect((await server.call(getSurvey, { params: { id } }, owner)).data.questionnaireRevision).toBe(1);
  });
});

describe('a project', () => {
  it('does not exist for strangers', async () => {
    const project = await createProject(server, { owner });
    const params = { id: project.id };
    const body = { questionnaireRevision: 1, questionnaire: sampleQuestionnaire() };
    const replies = await Promise.all([
      read(project, stranger),
      update(project, { settingsRevision: 1 }, stranger),
      server.call(saveQuestionnaire, { params, body }, stranger),
      server.call(checkProject, { params }, stranger),
      server.call(publishProject, { params }, stranger),
      server.call(closeProject, { params }, stranger),
      server.call(reopenProject, { params }, stranger),
      server.call(duplicateProject, { params }, stranger),
      server.call(deleteProject, { params }, stranger),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 404));
    expect((await read(project)).data.status).toBe('draft');
  });

  it('can be read and not changed by staff', async () => {
    const project = await createProject(server, { owner });
    for (const role of ['agent', 'admin'] as const) {
      const staff = await createUser(server, { role });
      const { abilities } = (await read(project, staff)).data;
      expect(abilities).toMatchObject({ update: false, publish: false, delete: false, readReport: true });
      expect((await update(project, { settingsRevision: 1 }, staff)).status).toBe(403);
    }
  });

  it('is not found by an id that is none', async () => {
    const reply = await server.send({ method: 'GET', url: '/api/v1/survey/get/drinks', by: owner });
    expect(reply.status).toBe(404);
  });
});

describe('updateSurvey, of settings', () => {
  it('changes what is named and keeps the rest', async () => {
    const kept = { viewType: 'step', reviewAnswers: true } as const;
    const project = await createProject(server, { owner, settings: kept });
    const { data } = await update(project, { settingsRevision: 1, title: { en: 'Food' }, responseLimit: 10 });
    expect(data).toMatchObject({ title: { en: 'Food' }, responseLimit: 10, ...kept, settingsRevision: 2 });
  });

  it('lets exactly one of two tabs win, and the loser writes nothing', async () => {
    const project = await createProject(server, { owner });
    const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
    const replies = await Promise.all(titles.map((en) => update(project, { settingsRevision: 1, title: { en } })));
    const won = replies.filter((reply) => reply.status === 200);
    expect(won).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(4);
    expect((await read(project)).data).toMatchObject({ settingsRevision: 2, title: won[0]?.data.title });
  });

  it('refuses to be private while nobody can be invited, and says so', async () => {
    const project = await createProject(server, { owner });
    const refused = await update(project, { settingsRevision: 1, privacy: 'private' as never });
    expect(refused.status).toBe(422);
    expect(refused.body.data.error.fields.privacy?.[0]).toContain('you cannot invite people yet');
  });

  it('says of a title or password left empty that it is required', async () => {
    const project = await createProject(server, { owner });
    const required = ['This field is required'];
    const untitled = await update(project, { settingsRevision: 1, title: { en: ' ', bn: '' } });
    expect(untitled.body.data.error.fields).toEqual({ title: required });
    const locked = await update(project, { settingsRevision: 1, privacy: 'limited' });
    expect(locked.body.data.error.fields).toEqual({ password: required });
  });

  it('keeps only a hash of the password, and a limited project needs one', async () => {
    const project = await createProject(server, { owner });
    expect((await update(project, { settingsRevision: 1, privacy: 'limited' })).status).toBe(422);
    const { data } = await update(project, { settingsRevision: 1, privacy: 'limited', password: 'মাছ ভাত' });
    expect(data.hasPassword).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/মাছ|argon2/);
    expect((await update(project, { settingsRevision: 2, password: null })).status).toBe(422);
    const open = await update(project, { settingsRevision: 2, privacy: 'public', password: null });
    expect(open.data.hasPassword).toBe(false);
  });

  it('fixes while responses come in what their givers were promised', async () => {
    const project = await createProject(server, { owner, published: true });
    for (const change of [{ responseMethod: 'identified' as const }, { onePer: 'device' as const }]) {
      const reply = await update(project, { settingsRevision: 1, ...change });
      expect(reply.body.data.error).toMatchObject({
        code: 'invalid',
        fields: { [Object.keys(change)[0] ?? '']: [expect.any(String)] },
      });
    }
    expect((await update(project, { settingsRevision: 1, viewType: 'step' })).status).toBe(200);
  });

  it('refuses an end that has passed while responses come in', async () => {
    const project = await createProject(server, { owner, published: true });
    const reply = await update(project, { settingsRevision: 1, endsAt: '2026-03-01T05:59:59.000Z' });
    expect(Object.keys(reply.body.data.error.fields)).toEqual(['endsAt']);
  });
});

// “PUT /survey/update/{id}: survey data; data.data.success, data.data.data (new details), data.data.message”
describe('updateSurvey', () => {
  const survey = (id: string, payload: object) =>
    server.send({ method: 'PUT', url: `/api/v1/survey/update/${id}`, payload, by: owner });

  it('takes what GET /survey/get/{id} gives, unchanged', async () => {
    const project = await createProject(server, { owner, published: true, password: 'mango tree' });
    const before = (await read(project)).data;
    server.clock.forward(60);
    const { status, body } = await survey(project.id, before);
    expect(status).toBe(200);
    expect(body.data).toEqual({ success: true, message: 'Saved.', data: before });
  });

  it('saves a changed questionnaire with the settings', async () => {
    const project = await createProject(server, { owner, published: true });
    const before = (await read(project)).data;
    const questionnaire = sampleQuestionnaire();
    questionnaire.sections[0]?.questions.pop();
    const { status, body } = await survey(project.id, { ...before, title: { en: 'Fewer drinks' }, questionnaire });
    expect(status).toBe(200);
    expect(body.data.data).toMatchObject({
      title: { en: 'Fewer drinks', bn: 'পানীয়' },
      questionnaire,
      settingsRevision: before.settingsRevision + 1,
      questionnaireRevision: before.questionnaireRevision + 1,
      changedSincePublished: true,
    });
    expect((await read(project)).data).toEqual(body.data.data);
  });

  it.each([
    ['settings', { title: { en: '', bn: '' } }, 'title'],
    ['the questionnaire', { questionnaire: { sections: [] } }, 'questionnaire.sections'],
  ])('saves nothing when %s cannot be saved', async (_, wrong, path) => {
    const project = await createProject(server, { owner });
    const before = (await read(project)).data;
    const questionnaire = sampleQuestionnaire();
    questionnaire.sections[0]?.questions.pop();
    const reply = await survey(project.id, { questionnaire, title: { en: 'New' }, ...wrong });
    expect([reply.status, Object.keys(reply.body.data.error.fields)]).toEqual([422, [path]]);
    expect((await read(project)).data).toEqual(before);
  });

  it('saves neither when the questionnaire is too long in its stored form', async () => {
    const project = await createProject(server, { owner });
    const before = (await read(project)).data;
    const questionnaire = sampleQuestionnaire();
    const [section] = questionnaire.sections;
    if (section) section.title = { bn: '\u09dc'.repeat(2_000) };
    const reply = await survey(project.id, { title: { en: 'New' }, questionnaire });
    expect(reply.status).toBe(422);
    expect((await read(project)).data).toEqual(before);
  });

  it.each([
    ['_id', '0190a0a0-0000-7000-8000-000000000000'],
    ['status', 'complete'],
    ['hasPassword', true],
    ['version', 7],
    ['changedSincePublished', true],
    ['responses', 1_000],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
    ['updatedAt', '2020-01-01T00:00:00.000Z'],
    [
      'abilities',
      { update: true, publish: true, close: true, reopen: true, delete: true, handOver: true, readReport: true },
    ],
  ])('refuses %s by name when it is changed, for only the server sets it', async (name, value) => {
    const project = await createProject(server, { owner, published: true });
    const before = (await read(project)).data;
    const reply = await survey(project.id, { ...before, title: { en: 'New' }, [name]: value });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.data.error.fields)).toEqual([name]);
    expect((await read(project)).data).toEqual(before);
  });

  it('refuses a save that started from an older revision of either, and changes nothing', async () => {
    const project = await createProject(server, { owner });
    const before = (await read(project)).data;
    await survey(project.id, {
      title: { en: 'One' },
      questionnaire: { sections: before.questionnaire.sections.slice(0, 1) },
    });
    const now = (await read(project)).data;
    expect((await survey(project.id, before)).status).toBe(409);
    const staleContent = { questionnaireRevision: now.questionnaireRevision - 1, questionnaire: before.questionnaire };
    expect((await survey(project.id, staleContent)).status).toBe(409);
    expect((await read(project)).data).toEqual(now);
  });

  it('without revisions lets the last writer win', async () => {
    const project = await createProject(server, { owner });
    for (const en of ['One', 'Two']) expect((await survey(project.id, { title: { en } })).status).toBe(200);
    expect((await read(project)).data.title.en).toBe('Two');
  });

  it('keeps a text in the language that was not sent; an empty text removes it', async () => {
    const settings = { title: { en: 'Tea', bn: 'চা' }, description: { en: 'On tea', bn: 'চা নিয়ে' } };
    const project = await createProject(server, { owner, settings });
    const sent = await survey(project.id, { title: { en: 'Coffee' }, description: { bn: '' } });
    expect(sent.body.data.data).toMatchObject({ title: { en: 'Coffee', bn: 'চা' }, description: { en: 'On tea' } });
    expect(sent.body.data.data.description).toEqual({ en: 'On tea' });
  });

  it('keeps the translations of questions whose text was sent in one language', async () => {
    const project = await createProject(server, { owner });
    const { questionnaire } = (await read(project)).data;
    const [question] = questionnaire.sections[0]?.questions ?? [];
    const before = question?.title.bn;
    if (question) question.title = { en: 'Reworded?' };
    await survey(project.id, { questionnaire });
    const after = (await read(project)).data.questionnaire.sections[0]?.questions[0]?.title;
    expect(before).toBeTruthy();
    expect(after).toEqual({ en: 'Reworded?', bn: before });
  });

  it('raises no revision of what stayed the same', async () => {
    const project = await createProject(server, { owner });
    const before = (await read(project)).data;
    await survey(project.id, { title: { en: 'Coffee' } });
    expect((await read(project)).data).toMatchObject({
      settingsRevision: before.settingsRevision + 1,
      questionnaireRevision: before.questionnaireRevision,
    });
  });
});

describe('saveQuestionnaire', () => {
  function save({ id }: TestProject, revision: number, en: string) {
    const content = sampleQuestionnaire();
    const [section] = content.sections;
    if (section) section.title = { en };
    return server.call(
      saveQuestionnaire,
      { params: { id }, body: { questionnaireRevision: revision, questionnaire: content } },
      owner,
    );
  }

  it('lets exactly one of two tabs win, and the loser writes nothing', async () => {
    const project = await createProject(server, { owner });
    const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
    const replies = await Promise.all(titles.map((title) => save(project, 1, title)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(4);
    const winner = titles[replies.findIndex((reply) => reply.status === 200)];
    const stored = { questionnaireRevision: 2, questionnaire: { sections: [{ title: { en: winner } }] } };
    expect((await read(project)).data).toMatchObject(stored);
  });

  it('answers a repeated save as it answered the first', async () => {
    const project = await createProject(server, { owner });
    const first = await save(project, 1, 'Drinks');
    server.clock.forward(5);
    const again = await save(project, 1, 'Drinks');
    expect(again.data).toEqual(first.data);
  });

  it('of what is there already raises no revision, and nobody is refused for having saved the same', async () => {
    const project = await createProject(server, { owner });
    const first = await save(project, 1, 'Drinks');
    server.clock.forward(5);
    for (const revision of [2, 1]) expect((await save(project, revision, 'Drinks')).data).toEqual(first.data);
  });

  it('stores texts in their normal form', async () => {
    const project = await createProject(server, { owner });
    await save(project, 1, '  \u09ac\u09a1\u09bc \r\n');
    const { questionnaire } = (await read(project)).data;
    expect(questionnaire.sections[0]?.title.en).toBe('\u09ac\u09a1\u09bc');
  });

  it('tells whether the draft differs from what is published', async () => {
    const project = await createProject(server, { owner, published: true });
    expect((await read(project)).data.changedSincePublished).toBe(false);
    expect((await save(project, 1, 'Changed')).data.changedSincePublished).toBe(true);
    const back = {
      params: { id: project.id },
      body: { questionnaireRevision: 2, questionnaire: sampleQuestionnaire() },
    };
    expect((await server.call(saveQuestionnaire, back, owner)).data.changedSincePublished).toBe(false);
  });

  const [section] = sampleQuestionnaire().sections;
  const question = section?.questions[1];
  let deep: unknown = 'x';
  for (let level = 0; level < 500; level += 1) deep = [deep];

  it.each([
    ['text instead of an object', 'sections'],
    ['null', null],
    ['no sections', { sections: [] }],
    ['two questions with one id', { sections: [{ ...section, questions: [question, question] }] }],
    ['an id every object has', { sections: [{ ...section, id: '__proto__' }] }],
    ['an unknown kind', { sections: [{ ...section, questions: [{ ...question, kind: 'telepathy' }] }] }],
    ['a title that is a number', { sections: [{ ...section, title: { en: 5 } }] }],
    ['NUL', { sections: [{ ...section, title: { en: 'a\0b' } }] }],
    ['half a character', { sections: [{ ...section, title: { en: '\ud83d' } }] }],
    ['endless nesting', { sections: [{ ...section, title: { en: deep } }] }],
    ['a number beyond numbers', { sections: [{ ...section, questions: [{ ...question, maxLength: 1e300 }] }] }],
    ['texts too long in their stored form', { sections: [{ ...section, title: { bn: '\u09dc'.repeat(2_000) } }] }],
  ])('refuses %s, never with an error of ours', async (_, content) => {
    const project = await createProject(server, { owner });
    const url = `/api/v1/projects/${project.id}/questionnaire`;
    const reply = await server.send({
      method: 'PUT',
      url,
      payload: { questionnaireRevision: 1, questionnaire: content } as object,
      by: owner,
    });
    expect(reply.status).toBe(422);
    expect((await read(project)).data.questionnaireRevision).toBe(1);
  });

  it.each([2 ** 40, 1e300, -1, 0.5, '1', null])('refuses %s as the revision it started from', async (revision) => {
    const project = await createProject(server, { owner });
    const questionnaire = sampleQuestionnaire();
    const calls = [
      [`/api/v1/projects/${project.id}/questionnaire`, { questionnaireRevision: revision, questionnaire }],
      [`/api/v1/survey/update/${project.id}`, { settingsRevision: revision, title: { en: 'Tea' } }],
    ] as const;
    for (const [url, payload] of calls) {
      const reply = await server.send({ method: 'PUT', url, payload, by: owner });
      expect([409, 422]).toContain(reply.status);
    }
  });

  it('refuses five hundred questions too many', async () => {
    const project = await createProject(server, { owner });
    const questions = Array.from({ length: 501 }, (_, index) => ({ ...question, id: `q${index}` }));
    const content = { sections: [{ ...section, questions }] };
    const url = `/api/v1/projects/${project.id}/questionnaire`;
    const reply = await server.send({
      method: 'PUT',
      url,
      payload: { questionnaireRevision: 1, questionnaire: content },
      by: owner,
    });
    expect(reply.status).toBe(422);
  });
});

describe('duplicateProject', () => {
  it('copies settings and questions into a draft of its own', async () => {
    const project = await createProject(server, { owner, password: 'secret', published: true });
    const { _id: id } = (await server.call(duplicateProject, { params: { id: project.id } }, owner)).data;
    expect((await read({ id, owner })).data).toMatchObject({
      title: { en: 'Drinks (copy)', bn: 'পানীয় (অনুলিপি)' },
      status: 'draft',
      version: null,
      privacy: 'limited',
      hasPassword: true,
      questionnaireRevision: 1,
      questionnaire: sampleQuestionnaire(),
    });
  });
});

describe('deleteProject', () => {
  it('is for drafts', async () => {
    const draft = await createProject(server, { owner });
    const params = { id: draft.id };
    expect((await server.call(deleteProject, { params }, owner)).status).toBe(200);
    expect((await read(draft)).status).toBe(404);
    const published = await createProject(server, { owner, published: true });
    expect((await server.call(deleteProject, { params: { id: published.id } }, owner)).status).toBe(409);
    expect((await read(published)).status).toBe(200);
  });
});
