import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { getSurvey } from '#features/projects/contract/project.ts';
import { questionnaires, versions } from '#features/projects/server/tables.ts';
import { foldResponses } from '#features/responses/public.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createProject, sampleQuestionnaire, type TestProject } from '#tests/factories/project.ts';
import { startWithKey } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../contract/export.ts';
import { getReport } from '../contract/report.ts';
import { findResponses, getResponse } from '../contract/responses.ts';

let server: TestServer;
let project: TestProject;
beforeAll(async () => {
  server = await startTestServer();
  const hiddenValues = [
    { id: 'area', label: { en: 'Area', bn: 'এলাকা' } },
    { id: 'plan', label: {} },
  ];
  project = await createProject(server, { questionnaire: { ...sampleQuestionnaire(), hiddenValues }, published: true });
});

it('keeps with the response what the link brings along, and tells its owner', async () => {
  const params = { id: project.id };
  const hiddenValues = { area: '  Dhaka\n ', other: 'x' };
  const { data } = await server.call(startRespondent, { params, body: { hiddenValues, prefill: { q1: 'Tea' } } });
  const kept = { area: 'Dhaka' };
  const opened = await server.call(getRespondent, { params: { id: data._id } });
  expect(opened.data).toMatchObject({ hiddenValues: kept, answers: { q1: 'o1' }, revision: 0 });

  const unfinished = { params, query: { state: 'answering' } } as const;
  expect((await server.call(findResponses, unfinished, project.owner)).data.items[0]?.hiddenValues).toEqual({});

  await server.call(completeRespondent, { params: { id: data._id }, body: {} });
  const one = { params: { id: project.id, responseId: data.responseId } };
  expect((await server.call(getResponse, one, project.owner)).data.hiddenValues).toEqual(kept);
  for (const [q, found] of [
    ['dhaka', 1],
    ['sylhet', 0],
  ] as const) {
    const { items } = (await server.call(findResponses, { params, query: { q } }, project.owner)).data;
    expect(items).toHaveLength(found);
  }
  const { body } = await server.call(exportResponses, { params, query: { locale: 'en' } }, project.owner);
  const [head, line] = body.split('\r\n');
  expect(head).toContain('Version,Area,plan,');
  expect(line).toContain(',1,Dhaka,,Tea,');
  const inBengali = await server.call(exportResponses, { params, query: { locale: 'bn' } }, project.owner);
  expect(inBengali.body.split('\r\n')[0]).toContain(',এলাকা,plan,');
});

it('calls in both languages what was called one thing before there were two names', async () => {
  const hiddenValues = [
    { id: 'area', label: { en: 'Area', bn: 'Area' } },
    { id: 'group', label: {}, drawnFrom: ['a', 'b'] },
  ];
  const { id, owner } = await createProject(server, {
    questionnaire: { ...sampleQuestionnaire(), hiddenValues },
    published: true,
  });
  const before = JSON.stringify([
    { id: 'area', label: 'Area' },
    { ...hiddenValues[1], label: '' },
  ]);
  for (const table of [questionnaires, versions]) {
    await server.db.execute(
      sql`UPDATE ${table} SET content = jsonb_set(content, '{hiddenValues}', ${before}::jsonb) WHERE project_id = ${id}`,
    );
  }
  for (const statement of readFileSync('migrations/0063_hidden_labels.sql', 'utf8').split('--> statement-breakpoint')) {
    await server.db.execute(sql.raw(statement));
  }
  expect((await server.call(getSurvey, { params: { id } }, owner)).data.questionnaire.hiddenValues).toEqual(
    hiddenValues,
  );
  expect((await server.call(getReport, { params: { id } }, owner)).data.hiddenValues).toEqual(hiddenValues);
});

it('starts whoever comes by a link that suggests nonsense', async () => {
  const prefill = { q1: 'Milk', gone: ['x'], q2: 'y'.repeat(5_000) };
  const { data } = await server.call(startRespondent, { params: { id: project.id }, body: { prefill } });
  const opened = await server.call(getRespondent, { params: { id: data._id } });
  expect(opened.data).toMatchObject({ hiddenValues: {}, answers: {} });
});

it('decides who is asked what, alike in saving, submitting, lists, files and figures', async () => {
  const content = sampleQuestionnaire();
  const [first, why] = content.sections[0]?.questions ?? [];
  if (!first || !why) throw new Error('Two questions are asked');
  const ofDhaka = { op: 'is' as const, fact: 'area', values: ['dhaka'] };
  const inEnglish = { op: 'is' as const, fact: '$language', values: ['en'] };
  const asked = { ...why, required: true, showIf: { op: 'and' as const, of: [ofDhaka, inEnglish] } };
  const sections = [{ id: 's1', title: {}, intro: {}, questions: [first, asked] }];
  const hiddenValues = [{ id: 'area', label: {} }];
  const settings = { languages: ['en' as const, 'bn' as const] };
  const { id, owner } = await createProject(server, {
    settings,
    questionnaire: { sections, hiddenValues },
    published: true,
  });
  const params = { id };
  const start = (area: string, locale: 'en' | 'bn') =>
    server.call(startRespondent, { params, body: { locale, hiddenValues: { area } } });

  for (const [area, locale, total] of [
    ['Dhaka', 'en', 2],
    ['Dhaka', 'bn', 1],
    ['Khulna', 'en', 1],
  ] as const) {
    const respondent = { id: (await start(area, locale)).data._id };
    const saved = await server.call(saveAnswers, { params: respondent, body: { answers: { q1: 'o1' } } });
    expect(saved.data).toMatchObject({ answered: 1, total });
    const { status } = await server.call(completeRespondent, { params: respondent, body: {} });
    expect(status).toBe(total === 2 ? 422 : 200);
    await server.call(completeRespondent, { params: respondent, body: { answers: total === 2 ? { q2: 'So' } : {} } });
  }
  const atOnce = { complete: true, answers: { q1: 'o1' }, hiddenValues: { area: 'Dhaka' }, locale: 'en' as const };
  expect((await server.call(startRespondent, { params, body: atOnce })).status).toBe(422);

  const { items } = (await server.call(findResponses, { params, query: { with: 'words' } }, owner)).data;
  expect(items.map(({ notAsked }) => notAsked)).toEqual([['q2'], ['q2'], []]);
  const { body } = await server.call(exportResponses, { params, query: { locale: 'en' } }, owner);
  expect(body.split('\r\n').map((line: string) => line.split(',').slice(6).join())).toEqual([
    'area,What do you drink?,Why?',
    'Dhaka,Tea,So',
    'Dhaka,Tea,Not asked',
    'Khulna,Tea,Not asked',
    '',
  ]);
  const counted = async () => {
    const { questions } = (await server.call(getReport, { params }, owner)).data;
    return questions.map(({ base, skipped, notAsked }) => [base, skipped, notAsked]);
  };
  const figures = [
    [3, 0, 0],
    [1, 0, 2],
  ];
  expect(await counted()).toEqual(figures);
  const context = { db: server.db, now: server.clock.now, log: createLogger('silent') };
  await foldResponses.run(context as JobContext, {});
  expect(await counted()).toEqual(figures);
});

it('draws one of several for each respondent, whatever the link says, and by it who is asked what', async () => {
  const content = sampleQuestionnaire();
  const [first, why] = content.sections[0]?.questions ?? [];
  if (!first || !why) throw new Error('Two questions are asked');
  const asked = { ...why, required: true, showIf: { op: 'is' as const, fact: 'group', values: ['new wording'] } };
  const sections = [{ id: 's1', title: {}, intro: {}, questions: [{ ...first, required: false }, asked] }];
  const hiddenValues = [{ id: 'group', label: {}, drawnFrom: ['old wording', 'new wording'] }];
  const { id, owner } = await createProject(server, { questionnaire: { sections, hiddenValues }, published: true });
  const params = { id };
  const drawn = new Set<string | undefined>();
  for (let round = 0; round < 24; round += 1) {
    const body = { hiddenValues: { group: 'mine' }, answers: { q1: 'o1' }, complete: true };
    const send = () => startWithKey(server, id, `start-${id}-${round}`, body);
    // Who is asked why has to say so; sent again, it is judged by the same draw.
    const { status } = await send();
    expect([201, 422]).toContain(status);
    expect((await send()).status).toBe(status);
    const { _id } = (await server.call(startRespondent, { params, body: { hiddenValues: { group: 'mine' } } })).data;
    const { data } = await server.call(getRespondent, { params: { id: _id } });
    if (data.state === 'answering') drawn.add(data.hiddenValues.group);
  }
  expect(drawn).toEqual(new Set(['old wording', 'new wording']));
  const { items } = (await server.call(findResponses, { params, query: { state: 'completed' } }, owner)).data;
  expect(new Set(items.map((item) => item.hiddenValues.group))).toEqual(new Set(['old wording']));
});
