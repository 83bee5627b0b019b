import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { apiRoutes } from '#app/api-routes.ts';
import { prepareDemo } from '#app/demo/prepare-demo.ts';
import { prepareFirstStart } from '#app/program/first-start.ts';
import { closingOf } from '#domain/questionnaire/closings/closing-of.ts';
import { imageAddress } from '#domain/questionnaire/images/image-address.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { fillTexts } from '#domain/questionnaire/piping/fill-texts.ts';
import type { KeyedBy } from '#domain/quiz/marking-schema.ts';
import { formatNumber } from '#domain/text/format.ts';
import { localizedText } from '#domain/text/localized.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { loadKeys } from '#features/identity/public.ts';
import { getOverview } from '#features/operations/contract.ts';
import { findBankQuestions } from '#features/projects/contract/bank-questions.ts';
import { findProjects } from '#features/projects/contract/list.ts';
import { getSurvey } from '#features/projects/contract/project.ts';
import { findUnmarked } from '#features/reports/contract/hand-marks.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { findResponses } from '#features/reports/contract/responses.ts';
import { getLeaderboard } from '#features/taking-part/contract/leaderboard.ts';
import { findOwnPractice } from '#features/taking-part/contract/practice.ts';
import { getWelcome } from '#features/taking-part/contract/welcome.ts';
import { testInstallation } from './support/test-installation.ts';
import { startTestServer, type Visitor, visitor } from './support/test-server.ts';

const server = await startTestServer();
const now = server.clock.now;
const printed = vi.spyOn(console, 'info').mockImplementation(() => {});
await prepareFirstStart(server.db, now);
const options = {
  routes: apiRoutes({ keys: await loadKeys(server.db), keeping: server.keeping, installation: testInstallation() }),
  publicUrl: 'http://localhost:3000',
  now,
};
// Two processes that start at once.
await Promise.all([prepareDemo(server.db, options), prepareDemo(server.db, options)]);
const firstOutput = takeOutput();

afterEach(() => void takeOutput());

function takeOutput(): string {
  const output = printed.mock.calls.join('\n');
  printed.mockClear();
  return output;
}

async function signedIn(identifier: string): Promise<Visitor> {
  const password = /password (\S+) +\(shown only now\)/.exec(firstOutput)?.[1] ?? '';
  const by = visitor();
  const { accessToken } = (await server.call(login, { body: { identifier, password } }, by)).data;
  return { ...by, accessToken };
}

async function surveysOf(email: string) {
  const owner = await signedIn(email);
  const { items } = (await server.call(findProjects, { query: { kind: 'survey', sort: 'title' } }, owner)).data;
  return {
    owner,
    surveys: items.map(({ status, responses, responseLimit }) => ({ status, responses, responseLimit })),
    items,
  };
}

test('two owners have surveys in every state, one of them with a response limit', async () => {
  const first = await surveysOf('owner@demo.jorip.local');
  expect(first.surveys).toEqual([
    { status: 'complete', responses: expect.any(Number), responseLimit: null },
    { status: 'processing', responses: expect.any(Number), responseLimit: null },
  ]);
  expect(first.surveys[0]?.responses).toBeGreaterThan(100);
  expect(first.surveys[1]?.responses).toBeGreaterThan(350);
  const second = await surveysOf('second@demo.jorip.local');
  expect(second.surveys).toEqual([
    { status: 'processing', responses: expect.any(Number), responseLimit: 150 },
    { status: 'processing', responses: expect.any(Number), responseLimit: null },
    { status: 'draft', responses: 0, responseLimit: null },
    { status: 'processing', responses: expect.any(Number), responseLimit: null },
  ]);
});

test('the back office has people who registered by themselves, and their emails, one of which came back', async () => {
  const staff = await signedIn('agent@demo.jorip.local');
  const { newestAccounts, mails } = (await server.call(getOverview, staff)).data;
  expect(newestAccounts.map(({ fullName }) => fullName)).toContain('Mariam Gomes');
  expect(mails).toMatchObject({ sent: 4, failed: 1, queued: 0, printed: 0 });
});

test('the poll shows what there is to choose', async () => {
  const { owner } = await surveysOf('owner@demo.jorip.local');
  const [poll] = (await server.call(findProjects, { query: { kind: 'poll' } }, owner)).data.items;
  const { questionnaire } = (await server.call(getSurvey, { params: { id: poll?._id ?? '' } }, owner)).data;
  const [question] = questionnaire.sections[0]?.questions ?? [];
  const images = question && 'options' in question ? question.options.map(({ image }) => image) : [];
  expect(images).toHaveLength(4);
  for (const image of images) {
    const { statusCode } = await server.app.inject({ url: imageAddress(image?.key ?? '', { w: 320 }) });
    expect([statusCode, Object.keys(image?.alt ?? {})]).toEqual([200, ['en', 'bn']]);
  }
});

test('a poll shows its votes to those who voted, and a feedback form has ratings and comments', async () => {
  const { owner } = await surveysOf('owner@demo.jorip.local');
  for (const kind of ['poll', 'feedback'] as const) {
    const { items } = (await server.call(findProjects, { query: { kind } }, owner)).data;
    expect(items).toMatchObject([{ kind, status: 'processing' }]);
    const params = { id: items[0]?._id ?? '' };
    const { questions } = (await server.call(getReport, { params }, owner)).data;
    for (const { question, base } of questions) expect(base, question.id).toBeGreaterThan(10);
  }
});

test('the bank that is everybody’s has its questions, each with a key and in a category', async () => {
  const owner = await signedIn('owner@demo.jorip.local');
  const found = (await server.call(findBankQuestions, { query: { bank: 'shared', limit: 100 } }, owner)).data;
  expect(found.total).toBeGreaterThan(15);
  expect(found.items.every(({ marking, category }) => marking.key !== undefined && category !== null)).toBe(true);
  const byTag = Object.groupBy(found.items, ({ tags }) => tags.join());
  expect(Object.keys(byTag).toSorted()).toEqual(['bangladesh', 'sums']);
  for (const items of Object.values(byTag)) expect(new Set(items?.map(({ category }) => category)).size).toBe(1);
  expect(new Set(found.items.map(({ category }) => category)).size).toBe(2);
});

test('a quiz has marks that can be relied on, and questions from easy to hard', async () => {
  const { owner } = await surveysOf('owner@demo.jorip.local');
  const { items } = (await server.call(findProjects, { query: { kind: 'quiz', mode: 'general' } }, owner)).data;
  expect(items.map(({ status }) => status)).toEqual(['processing', 'processing']);
  const quiz = items.find(({ title }) => title.en === 'Class eight: our country');
  const { marks, questions } = (await server.call(getReport, { params: { id: quiz?._id ?? '' } }, owner)).data;
  expect(marks?.base).toBeGreaterThan(50);
  expect(marks?.reliability?.alpha).toBeGreaterThan(0.6);
  const facilities = questions.flatMap(({ items: [item] }) => item?.facility ?? []);
  expect(facilities).toHaveLength(20);
  expect(Math.min(...facilities)).toBeLessThan(0.5);
  expect(Math.max(...facilities)).toBeGreaterThan(0.9);
});

test('a quiz has an essay: most are marked by hand with a word to whoever wrote them, and some wait', async () => {
  const { owner } = await surveysOf('owner@demo.jorip.local');
  const { items } = (await server.call(findProjects, { query: { kind: 'quiz', mode: 'general' } }, owner)).data;
  const params = { id: items.find(({ title }) => title.en?.startsWith('Class nine'))?._id ?? '' };
  const unmarked = (await server.call(findUnmarked, { params }, owner)).data;
  const [essay] = unmarked.questions;
  expect([unmarked.total > 0, (essay?.marked ?? 0) > unmarked.total]).toEqual([true, true]);
  const { marks } = (await server.call(getReport, { params }, owner)).data;
  expect(marks?.base).toBeGreaterThan(10);
});

test('every way of telling right from wrong is among the questions of its quizzes', async () => {
  const { owner } = await surveysOf('owner@demo.jorip.local');
  const { items } = (await server.call(findProjects, { query: { kind: 'quiz' } }, owner)).data;
  const ways = new Set<string>();
  for (const { _id: id } of items) {
    const { questionnaire } = (await server.call(getSurvey, { params: { id } }, owner)).data;
    for (const { key } of Object.values(questionnaire.marking?.questions ?? {})) if (key) ways.add(key.by);
  }
  const all = ['options', 'texts', 'numbers', 'quantities', 'order', 'pairs', 'blanks', 'hand'] satisfies KeyedBy[];
  expect([...ways].toSorted()).toEqual(all.toSorted());
});

test('a quiz is practised: some found answers later or had them shown, and one who signed in has some due', async () => {
  const { owner } = await surveysOf('owner@demo.jorip.local');
  const { items } = (await server.call(findProjects, { query: { kind: 'quiz', mode: 'practice' } }, owner)).data;
  const { questions } = (await server.call(getReport, { params: { id: items[0]?._id ?? '' } }, owner)).data;
  const practised = questions.flatMap(({ items: [item] }) => item?.practised ?? []);
  expect(practised).toHaveLength(20);
  for (const part of ['found', 'shown'] as const) expect(practised.some((told) => told[part] > 0)).toBe(true);
  const guest = await signedIn('second@demo.jorip.local');
  expect((await server.call(findOwnPractice, guest)).data.items).toMatchObject([{ questions: 20, streak: 3 }]);
});

test('a quiz goes on in rounds: one over, one on, one to come; whoever took the first comes back for the second', async () => {
  const { owner } = await surveysOf('owner@demo.jorip.local');
  const { items } = (await server.call(findProjects, { query: { kind: 'quiz', mode: 'series' } }, owner)).data;
  const params = { id: items[0]?._id ?? '' };
  const { rounds } = (await server.call(getReport, { params }, owner)).data;
  expect(rounds.map(({ marked }) => marked > 5)).toEqual([true, true, false]);
  const guest = await signedIn('second@demo.jorip.local');
  const { data: welcome } = await server.call(getWelcome, { params }, guest);
  expect(welcome.rounds?.list.map(({ state, questions }) => [state, questions])).toEqual([
    ['over', 8],
    ['open', 6],
    ['notYet', 6],
  ]);
  expect(welcome.rounds?.total).toMatchObject({ rounds: 1 });
  const { data: leaderboard } = await server.call(getLeaderboard, { params });
  expect(leaderboard.items.slice(0, 3).map(({ name, rounds: of }) => [name !== null, of])).toContainEqual([true, 2]);
});

test('every question of a survey with answers has some of them in its report, and some respondents did not finish', async () => {
  for (const email of ['owner@demo.jorip.local', 'second@demo.jorip.local']) {
    const { owner, items } = await surveysOf(email);
    for (const { _id: id } of items.filter((item) => item.status !== 'draft')) {
      const report = (await server.call(getReport, { params: { id } }, owner)).data;
      expect(report.headline.started).toBeGreaterThan(report.headline.completed);
      expect(report.headline.medianSeconds).toBeGreaterThan(30);
      for (const { question, base } of report.questions) expect(base, question.id).toBeGreaterThan(10);
    }
  }
});

test('a survey branches and has quotas: of some of its questions respondents were not asked, and a quota is full', async () => {
  const { owner, items } = await surveysOf('owner@demo.jorip.local');
  const collecting = items.find(({ status }) => status === 'processing');
  const params = { id: collecting?._id ?? '' };
  const { headline, questions, quotas } = (await server.call(getReport, { params }, owner)).data;
  const notAsked = questions.filter((question) => question.notAsked > 0);
  expect(notAsked.map(({ question }) => question.id)).toEqual([
    'cycles',
    'rides',
    'metro',
    'metro_waited',
    'metro_service',
    'metro_ticket',
    'metro_not',
    'away',
  ]);
  for (const { base, skipped, notAsked: others } of questions) expect(base + skipped + others).toBe(headline.completed);
  expect(quotas.map(({ filled, cap }) => filled === cap)).toEqual([true, false]);
  expect(headline.overQuota).toBeGreaterThan(0);
});

test('a survey offers what was chosen before, and later what was not', async () => {
  const { owner, items } = await surveysOf('second@demo.jorip.local');
  const carrying = await Promise.all(
    items.map(async ({ _id: id }) => {
      const query = { with: 'answers', limit: 100 } as const;
      const { items: responses } = (await server.call(findResponses, { params: { id }, query }, owner)).data;
      return responses.flatMap(({ answers }) => (answers && 'used' in answers ? [answers] : []));
    }),
  );
  const answered = carrying.flat();
  expect(answered.length).toBeGreaterThan(50);
  for (const { used, likes, next } of answered) {
    const chosen = used as string[];
    if (likes !== undefined) expect(chosen).toEqual(expect.arrayContaining(likes as string[]));
    expect(chosen).not.toContain(next);
  }
});

test('a survey adds up points, ends by them in one of three ways, and says them', async () => {
  const { owner, items } = await surveysOf('second@demo.jorip.local');
  const ends = new Map<string, Set<unknown>>();
  for (const { _id: id } of items) {
    const params = { id };
    const { questionnaire, version } = (await server.call(getSurvey, { params }, owner)).data;
    if (version === null || !questionnaire.variables) continue;
    const all = (await server.call(findResponses, { params, query: { with: 'answers', limit: 100 } }, owner)).data;
    for (const { _id, answers = {}, values, locale, hiddenValues, source } of all.items) {
      const facts = factsOf({ _id, locale, hiddenValues, source, picked: null });
      const closing = closingOf(fillTexts(questionnaire, answers, facts), answers, facts);
      const said = formatNumber(Number(values?.safety), locale);
      expect(localizedText(closing?.text, locale)).toMatch(new RegExp(` ${said}( of|।)`));
      ends.set(closing?.id ?? '', (ends.get(closing?.id ?? '') ?? new Set()).add(values?.safety));
    }
    const { values } = (await server.call(getReport, { params }, owner)).data;
    expect(values).toMatchObject([{ id: 'safety', unknown: 0, figures: { min: 1, max: 5 } }]);
  }
  expect(ends).toEqual(
    new Map([
      ['safe', new Set([5])],
      ['careful', new Set([3, 4])],
      ['treat', new Set([1])],
    ]),
  );
});

test('answers came in the month before, the first of them early in it, in both languages, none of them in the future', async () => {
  const { rows } = await server.db.execute(sql`
    SELECT locale, min(started_at) > ${now.toISOString()}::timestamptz - interval '31 days' AS recent,
      min(started_at) < ${now.toISOString()}::timestamptz - interval '24 days' AS early,
      max(coalesce(completed_at, started_at)) < ${now.toISOString()}::timestamptz AS past
    FROM respondents GROUP BY locale ORDER BY locale`);
  expect(rows).toEqual([
    { locale: 'bn', recent: true, early: true, past: true },
    { locale: 'en', recent: true, early: true, past: true },
  ]);
});

test('the agent reaches the back office', async () => {
  expect(await signedIn('agent@demo.jorip.local')).toMatchObject({ accessToken: expect.any(String) });
});

test('another start adds nothing and shows no password', async () => {
  const count = async () => (await server.db.execute(sql`SELECT count(*) FROM respondents`)).rows;
  const before = await count();
  await prepareDemo(server.db, options);
  expect(await count()).toEqual(before);
  expect(takeOutput()).not.toContain('password ');
});
