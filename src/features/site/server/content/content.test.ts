import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getActivity } from '#features/operations/contract/activities.ts';
import { activities } from '#kit/server/audit/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { contentPaths } from '../../content/paths.ts';
import * as content from '../../contract/content.ts';
import * as faqs from '../../contract/faqs.ts';
import { findFaqs } from '../../contract/shown.ts';
import { findFaqs as findFaqsOn } from '../faqs/find-faqs.ts';
import { seedSite } from '../seed-site.ts';
import { faqs as table } from '../tables.ts';
import { forgetDeletedContent } from './forget-deleted-content.ts';

let server: TestServer;
let agent: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  await seedSite(server.db, server.clock.now);
  agent = await createUser(server, { role: 'agent' });
});

const FAQ = {
  question: { en: 'Is it free?', bn: 'এটি কি বিনামূল্যে?' },
  answer: { en: '<p>Yes.</p>', bn: '<p>হ্যাঁ।</p>' },
  state: 'active',
} as const;

const create = async (besides: object = {}) =>
  (await server.call(faqs.createFaq, { body: { ...FAQ, ...besides } }, agent)).data;
const paramsOf = (id: string) => ({ params: { kind: 'faqs' as const, id } });

/** What visitors are shown a second later. */
async function shownIds(): Promise<string[]> {
  server.clock.forward(1);
  return (await server.call(findFaqs)).data.map(({ _id }) => _id);
}

describe('createFaq and updateFaq', () => {
  it('show what was written within a second, last of all, and safe', async () => {
    const answer = { en: '<p onclick="x()">Yes.</p><script>alert(1)</script>', bn: '<p>হ্যাঁ।</p>' };
    const made = await create({ answer });
    expect(made).toMatchObject({ answer: FAQ.answer, state: 'active', revision: 1 });
    expect((await shownIds()).at(-1)).toBe(made._id);
    const body = { ...FAQ, question: { ...FAQ.question, en: 'Does it cost anything?' }, revision: 1 };
    const saved = await server.call(faqs.updateFaq, { params: { id: made._id }, body }, agent);
    expect(saved.data).toMatchObject({ question: body.question, revision: 2 });
    const late = await server.call(faqs.updateFaq, { params: { id: made._id }, body }, agent);
    expect(late.status).toBe(409);
  });

  it('want words in both languages, and an answer that is more than marks', async () => {
    const refused = async (body: object) => {
      const reply = await server.send({ method: 'POST', url: '/api/v1/content/faqs', payload: body, by: agent });
      expect(reply.status).toBe(422);
      return Object.keys(reply.body.data.error.fields);
    };
    expect(await refused({ ...FAQ, question: { en: 'Alone?' } })).toEqual(['question.bn']);
    expect(await refused({ ...FAQ, answer: { en: '<p> &nbsp;</p>', bn: '<script>1</script>' } })).toEqual([
      'answer.en',
      'answer.bn',
    ]);
  });
});

it('what is saved by one process is shown by every other within a second', async () => {
  // Another process has a memory of its own, and no more in common with this one than the database.
  const elsewhere: Db = Object.create(server.db);
  const shownElsewhere = async () => (await findFaqsOn(elsewhere, server.clock.now)).map(({ _id }) => _id);
  const { _id: id } = await create();
  server.clock.forward(1);
  expect(await shownElsewhere()).toContain(id);
  await server.call(content.deleteContent, paramsOf(id), agent);
  server.clock.forward(1);
  expect(await shownElsewhere()).not.toContain(id);
});

describe('setContentState, deleteContent and restoreContent', () => {
  it('take content from the site and bring it back where it was', async () => {
    const { _id: id } = await create();
    await create();
    const before = await shownIds();
    const setState = (state: 'active' | 'inactive') =>
      server.call(content.setContentState, { ...paramsOf(id), body: { state } }, agent);
    await setState('inactive');
    expect(await shownIds()).not.toContain(id);
    await setState('active');
    expect((await server.call(content.deleteContent, paramsOf(id), agent)).status).toBe(200);
    expect(await shownIds()).not.toContain(id);
    expect((await server.call(faqs.getFaqEntry, { params: { id } }, agent)).status).toBe(404);
    expect((await server.call(content.deleteContent, paramsOf(id), agent)).status).toBe(404);
    expect((await server.call(content.restoreContent, paramsOf(id), agent)).status).toBe(200);
    expect(await shownIds()).toEqual(before);
    expect((await server.call(content.restoreContent, paramsOf(id), agent)).status).toBe(404);
  });

  it('forget what was deleted thirty days ago', async () => {
    const { _id: id } = await create();
    await server.call(content.deleteContent, paramsOf(id), agent);
    const run = (days: number) => {
      const now = new Date(server.clock.now.getTime() + days * 86_400_000);
      return forgetDeletedContent.run({ db: server.db, now } as JobContext, {});
    };
    await run(29);
    expect(await server.db.$count(table, eq(table.id, id))).toBe(1);
    await run(31);
    expect(await server.db.$count(table, eq(table.id, id))).toBe(0);
  });
});

describe('orderContent', () => {
  it('puts all in order, and refuses an order of something else', async () => {
    const ids = (await server.call(faqs.findFaqEntries, {}, agent)).data.items.map(({ _id }) => _id);
    const order = (asked: string[]) =>
      server.call(content.orderContent, { params: { kind: 'faqs' }, body: { ids: asked } }, agent);
    const turned = ids.toReversed();
    expect((await order(turned)).status).toBe(200);
    expect(await shownIds()).toEqual(turned);
    for (const wrong of [turned.slice(1), [...turned.slice(1), turned[1] ?? ''], []]) {
      expect((await order(wrong)).status).toBe(409);
    }
    expect(await shownIds()).toEqual(turned);
  });
});

describe('findFaqEntries', () => {
  it('finds words of either language, none of HTML’s wildcards, and counts by state', async () => {
    const { _id: id } = await create({ question: { en: 'Zebra 100%', bn: 'জেব্রা' }, state: 'inactive' });
    const find = async (query: object) => (await server.call(faqs.findFaqEntries, { query }, agent)).data;
    for (const q of ['zebra', 'জেব্রা', '100%']) {
      expect(await find({ q })).toMatchObject({ items: [{ _id: id }], total: 1, byState: { active: 0, inactive: 1 } });
    }
    expect((await find({ q: 'zebra', state: 'active' })).items).toEqual([]);
  });
});

it('every change is recorded, with what differs', async () => {
  const { _id: id } = await create();
  const body = { ...FAQ, answer: { ...FAQ.answer, en: '<p>No.</p>' }, revision: 1 };
  await server.call(faqs.updateFaq, { params: { id }, body }, agent);
  await server.call(content.setContentState, { ...paramsOf(id), body: { state: 'active' } }, agent);
  await server.call(content.deleteContent, paramsOf(id), agent);
  await server.call(content.restoreContent, paramsOf(id), agent);
  const rows = await server.db
    .select()
    .from(activities)
    .where(eq(activities.subjectId, id))
    .orderBy(asc(activities.at), asc(activities.id));
  expect(rows.map(({ action }) => action)).toEqual(['created', 'changed', 'deleted', 'restored']);
  expect(rows[1]).toMatchObject({
    actorId: agent.id,
    subject: 'faq',
    subjectName: FAQ.question,
    changes: { answer: { before: FAQ.answer, after: body.answer } },
  });
  const place = async () => {
    const reply = await server.call(getActivity, { params: { id: String(rows[1]?.id) } }, agent);
    return reply.data.place;
  };
  expect(await place()).toBe(contentPaths.entry('faqs', id));
  await server.call(content.deleteContent, paramsOf(id), agent);
  expect(await place()).toBeNull();
});
