import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkQuestionnaire, checkSurvey } from '#domain/questionnaire/checking/checker.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { QUESTION_KINDS } from '#domain/questionnaire/registry.ts';
import { questionnaireSchema } from '#domain/questionnaire/schema.ts';
import { pointsInTotal } from '#domain/quiz/points-in-total.ts';
import { getSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { createTemplate } from '#tests/factories/template.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as call from '../contract.ts';
import { seedTemplates } from './seed-templates.ts';
import { templates } from './tables.ts';

let server: TestServer;
let ofNewInstallation: Data<typeof call.findTemplates>;

beforeAll(async () => {
  server = await startTestServer();
  const { db, clock } = server;
  await Promise.all([seedTemplates(db, clock.now), seedTemplates(db, clock.now)]);
  ofNewInstallation = (await server.call(call.findTemplates, { query: { kind: 'survey' } })).data;
});

async function contents() {
  const ids = ofNewInstallation.map(({ _id }) => _id);
  const rows = await server.db
    .select({ content: templates.content })
    .from(templates)
    .where(inArray(templates.id, ids))
    .orderBy(templates.position);
  return rows.map((row) => row.content);
}

describe('the templates of a new installation', () => {
  it('are eight, however many processes start at once, open to visitors and in order', () => {
    const titles = ofNewInstallation.map((template) => template.title.en);
    expect(titles).toEqual([
      ...['Customer satisfaction', 'Event feedback', 'Course evaluation', 'Household visit'],
      ...['How work is going', 'Event registration', 'Before you sell something new', 'What our area needs'],
    ]);
    expect(ofNewInstallation.map((template) => template.questions)).toEqual([10, 15, 16, 8, 9, 8, 9, 7]);
  });

  it('tell their first question, which an empty section does not hide, without the others', async () => {
    const firsts = (await contents()).map((content) => questionsOf(content)[0]?.title);
    expect(ofNewInstallation.map((template) => template.first)).toEqual(firsts);
    const [content] = await contents();
    const empty = { id: 's0', title: {}, intro: {}, questions: [] };
    const behind = { sections: [empty, ...(content?.sections ?? [])] };
    const [late, none] = await Promise.all([
      createTemplate(server, { content: behind }),
      createTemplate(server, { content: { sections: [empty] } }),
    ]);
    const firstOf = async ({ id }: { id: string }) =>
      (await server.call(call.getTemplate, { params: { id } })).data.first;
    expect([await firstOf(late), await firstOf(none)]).toEqual([firsts[0], null]);
  });

  it('can be published as they are, in both languages', async () => {
    for (const content of await contents()) {
      expect(questionnaireSchema.parse(content)).toEqual(content);
      expect(checkQuestionnaire(content, ['en', 'bn'])).toEqual([]);
    }
  });

  it('show every kind of question', async () => {
    // What is asked in quizzes alone is shown by theirs.
    const rows = await server.db.select({ content: templates.content }).from(templates);
    const questions = rows.flatMap(({ content }) => content.sections.flatMap((section) => section.questions));
    expect(new Set(questions.map((question) => question.kind))).toEqual(new Set(QUESTION_KINDS));
  });
});

describe.each([
  [
    'poll',
    [
      ...['A day for a meeting', 'Where we go together', 'A decision of all members'],
      ...['What we talk about next', 'A meal together', 'What our lane gets first'],
    ],
  ],
  [
    'feedback',
    [
      ...['Your visit', 'Our website or app', 'Complaints and ideas'],
      ...['After the doctor', 'Today’s training', 'Your delivery'],
    ],
  ],
] as const)('the templates of a %s', (kind, titles) => {
  const listed = async () => (await server.call(call.findTemplates, { query: { kind } })).data;

  it('are six, with words in both languages', async () => {
    const found = await listed();
    expect(found.map(({ title }) => title.en)).toEqual(titles);
    for (const { title, summary, description } of found) {
      for (const text of [title, summary, description]) expect(Object.keys(text)).toEqual(['en', 'bn']);
    }
  });

  it('become projects of that kind, set as these are, which can be published at once', async () => {
    const owner = await createUser(server);
    for (const { _id: template_id, theme } of await listed()) {
      const started = await server.call(call.createSurveyWithQuestion, { body: { template_id } }, owner);
      const params = { id: started.data._id };
      const project = (await server.call(getSurvey, { params }, owner)).data;
      const onePer = kind === 'poll' ? 'device' : 'nobody';
      expect(project).toMatchObject({ kind, theme, onePer, languages: ['en', 'bn'] });
      // Whoever tries the template sees the pages as they would be.
      const { settings } = (await server.call(call.getTemplate, { params: { id: template_id } })).data;
      expect(project).toMatchObject(settings);
      expect(checkSurvey({ ...project, isPoll: kind === 'poll' }, project.questionnaire)).toEqual([]);
      expect((await server.call(publishProject, { params }, owner)).status).toBe(200);
    }
  });
});

describe('the templates of a quiz', () => {
  const listed = async () => (await server.call(call.findTemplates, { query: { kind: 'quiz' } })).data;

  it('are three of twenty questions each, no answer key of which is shown', async () => {
    const found = await listed();
    expect(found.map(({ title }) => title.en)).toEqual([
      ...['How well do you know Bangladesh?', 'Quick sums', 'Who knows?'],
    ]);
    for (const { _id: id, questions } of found) {
      expect(questions).toBe(20);
      const { body } = await server.call(call.getTemplate, { params: { id } });
      expect(JSON.stringify(body.data.data.content)).not.toMatch(/marking|accepted|"right"|points|feedback/);
    }
  });

  it('become quizzes with their answer keys, which can be published at once', async () => {
    const owner = await createUser(server);
    for (const { _id: template_id } of await listed()) {
      const started = await server.call(call.createSurveyWithQuestion, { body: { template_id } }, owner);
      const params = { id: started.data._id };
      const project = (await server.call(getSurvey, { params }, owner)).data;
      expect(project).toMatchObject({ kind: 'quiz', languages: ['en', 'bn'] });
      expect(questionnaireSchema.parse(project.questionnaire)).toEqual(project.questionnaire);
      expect(pointsInTotal(project.questionnaire)).toBeGreaterThanOrEqual(20);
      const { status, body } = await server.call(publishProject, { params }, owner);
      expect(status, JSON.stringify(body)).toBe(200);
    }
  });
});

it('each have a cover of their own', async () => {
  const all = await server.db.select({ print: templates.print }).from(templates).where(eq(templates.active, true));
  const given = all.map(({ print }) => print).filter((print) => print !== 'lilies');
  expect(new Set(given).size).toBe(given.length);
});

describe('createSurveyWithQuestion', () => {
  it('gives a project of the caller with its words and questions', async () => {
    const owner = await createUser(server);
    const template = await createTemplate(server);
    const reply = await server.call(call.createSurveyWithQuestion, { body: { template_id: template.id } }, owner);
    expect(reply.body).toEqual({ data: { success: true, data: { _id: expect.any(String) } } });
    const params = { id: reply.data._id };
    const project = (await server.call(getSurvey, { params }, owner)).data;
    expect(project).toMatchObject({
      title: template.title,
      description: template.description,
      languages: ['en', 'bn'],
    });
    expect(project.questionnaire).toEqual(template.content);
    expect((await server.call(publishProject, { params }, owner)).status).toBe(200);
  });

  it('makes practice of a quiz, without its pass mark', async () => {
    const owner = await createUser(server);
    await seedTemplates(server.db, server.clock.now);
    const [quiz] = (await server.call(call.findTemplates, { query: { kind: 'quiz' } })).data;
    const body = { template_id: quiz?._id ?? '', mode: 'practice' } as const;
    const params = { id: (await server.call(call.createSurveyWithQuestion, { body }, owner)).data._id };
    const made = (await server.call(getSurvey, { params }, owner)).data;
    expect(made).toMatchObject({ kind: 'quiz', mode: 'practice', practice: { newPerDay: 10 } });
    expect(made.questionnaire.marking?.pass).toBeUndefined();
    expect((await server.call(publishProject, { params }, owner)).status).toBe(200);
  });

  it('is refused for visitors, unknown ids and what is no id', async () => {
    const owner = await createUser(server);
    const template = await createTemplate(server);
    const ask = (template_id: string, by = owner) =>
      server.call(call.createSurveyWithQuestion, { body: { template_id } }, by);
    expect((await server.call(call.createSurveyWithQuestion, { body: { template_id: template.id } })).status).toBe(401);
    expect((await ask('0190f0a0-0000-7000-8000-0000000000ff')).status).toBe(404);
    expect((await ask('first')).status).toBe(422);
  });
});

describe('a template that was put away', () => {
  it('is not listed, not shown and not used', async () => {
    const owner = await createUser(server);
    const { id } = await createTemplate(server, { title: { en: 'Put away' } });
    expect((await server.call(call.getTemplate, { params: { id } })).data.title).toEqual({ en: 'Put away' });
    await server.db.update(templates).set({ active: false }).where(eq(templates.id, id));
    expect((await server.call(call.getTemplate, { params: { id } })).status).toBe(404);
    const use = await server.call(call.createSurveyWithQuestion, { body: { template_id: id } }, owner);
    expect(use.status).toBe(404);
    const listed = (await server.call(call.findTemplates, { query: {} })).data;
    expect(listed.map((template) => template._id)).not.toContain(id);
  });
});
