import { beforeAll, expect, it } from 'vitest';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { foldResponses } from '#features/responses/public.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createProject } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../contract/export.ts';
import { getReport } from '../contract/report.ts';
import { findResponses } from '../contract/responses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const part = (id: string) => ({ id, label: { en: id } });
const byPoster: Condition = { op: 'is', fact: '$from', values: ['poster', 'qr'] };
const ofMarch: Condition = { op: 'is', fact: '$utm_campaign', values: ['March'] };
const dear: Condition = { op: 'number_between', question: 'prices', row: 'rice~today', min: 80 };

const prices = {
  ...{ ...blankQuestion('grid_number', () => 'prices'), title: { en: 'Prices' } },
  ...{ rows: [part('rice'), part('oil')], columns: [part('today')], required: false },
};
const why: Question = {
  ...blankQuestion('short_text', () => 'why'),
  title: { en: 'Why?' },
  required: true,
  showIf: { op: 'and', of: [{ op: 'or', of: [byPoster, ofMarch] }, dear] },
};

it('decides with a single cell who is asked what, alike in saving, submitting, lists, files and figures', async () => {
  const sections = [{ id: 's1', title: {}, intro: {}, questions: [prices, why] }];
  const { id, owner } = await createProject(server, { questionnaire: { sections }, published: true });
  const params = { id };

  for (const [source, rice, total] of [
    [{ from: 'qr' }, 80, 2],
    [{ from: 'qr' }, 79, 1],
    [{ from: 'embed', utm_campaign: ' march ' }, 90, 2],
    [{ utm_medium: 'march' }, 90, 1],
  ] as const) {
    const { _id } = (await server.call(startRespondent, { params, body: { source } })).data;
    const opened = await server.call(getRespondent, { params: { id: _id } });
    expect(opened.data).toMatchObject({ source });
    const answers = { prices: { 'rice~today': rice, 'oil~today': 200 } };
    const saved = await server.call(saveAnswers, { params: { id: _id }, body: { answers } });
    expect(saved.data).toMatchObject({ answered: 1, total });
    const { status } = await server.call(completeRespondent, { params: { id: _id }, body: {} });
    expect(status).toBe(total === 2 ? 422 : 200);
    const rest: Record<string, string> = total === 2 ? { why: 'So' } : {};
    await server.call(completeRespondent, { params: { id: _id }, body: { answers: rest } });
  }

  const { items } = (await server.call(findResponses, { params, query: { with: 'words' } }, owner)).data;
  expect(items.map(({ notAsked }) => notAsked)).toEqual([['why'], [], ['why'], []]);
  const { body } = await server.call(exportResponses, { params, query: { locale: 'en' } }, owner);
  expect(body.match(/Not asked/g)).toHaveLength(2);
  const counted = async () => {
    const { questions } = (await server.call(getReport, { params }, owner)).data;
    return questions.map(({ base, skipped, notAsked }) => [base, skipped, notAsked]);
  };
  const figures = [
    [4, 0, 0],
    [2, 0, 2],
  ];
  expect(await counted()).toEqual(figures);
  const context = { db: server.db, now: server.clock.now, log: createLogger('silent') };
  await foldResponses.run(context as JobContext, {});
  expect(await counted()).toEqual(figures);
});

it('fills quotas, for responses that were there before too', async () => {
  const sections = [{ id: 's1', title: {}, intro: {}, questions: [prices] }];
  const { id, owner } = await createProject(server, { questionnaire: { sections }, published: true });
  const params = { id };
  const submit = async (source: Record<string, string>, rice: number) => {
    const body = { source, answers: { prices: { 'rice~today': rice } }, complete: true };
    return (await server.call(startRespondent, { params, body })).data.state;
  };
  await submit({ from: 'poster' }, 90);
  const quotas = [
    { id: 'posters', name: 'Posters', condition: byPoster, cap: 2 },
    { id: 'dear', name: 'Dear', condition: dear, cap: 5 },
  ];
  await server.call(updateSurvey, { params, body: { quotas } }, owner);
  expect(await submit({ from: 'qr' }, 10)).toBe('completed');
  expect(await submit({ from: 'qr' }, 10)).toBe('over_quota');
  expect(await submit({ from: 'sms' }, 80)).toBe('completed');
  const report = (await server.call(getReport, { params }, owner)).data;
  expect(report.quotas.map(({ filled }) => filled)).toEqual([2, 2]);
});
