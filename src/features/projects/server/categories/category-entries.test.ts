import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createProject } from '#tests/factories/project.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { findCategories } from '../../contract/categories.ts';
import * as entries from '../../contract/category-entries.ts';
import { getSurvey, updateSurvey } from '../../contract/project.ts';
import { categories } from '../tables.ts';
import { forgetDeletedCategories } from './forget-deleted-categories.ts';

let server: TestServer;
let agent: TestUser;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  agent = await createUser(server, { role: 'agent' });
  owner = await createUser(server);
});

beforeEach(async () => {
  await server.db.delete(categories);
});

async function create(name: string): Promise<string> {
  const reply = await server.call(entries.createCategory, { body: { name: { en: name, bn: `${name} বাংলা` } } }, agent);
  expect(reply.status).toBe(201);
  return reply.data._id;
}

async function projectOf(category: string): Promise<string> {
  return (await createProject(server, { owner, settings: { category } })).id;
}

const categoryOf = async (id: string) => (await server.call(getSurvey, { params: { id } }, owner)).data.category;
const give = (id: string, category: string | null) =>
  server.call(updateSurvey, { params: { id }, body: { category } }, owner);
const offered = async () => (await server.call(findCategories, {}, owner)).data.map(({ name }) => name.en);
const listed = async (query: { q?: string; state?: entries.CategoryState } = {}) =>
  (await server.call(entries.findCategoryEntries, { query }, agent)).data;
const remove = (id: string) => server.call(entries.deleteCategory, { params: { id } }, agent);
const restore = (id: string) => server.call(entries.restoreCategory, { params: { id } }, agent);
const merge = (id: string, into: string) =>
  server.call(entries.mergeCategory, { params: { id }, body: { into } }, agent);

describe('createCategory and renameCategory', () => {
  it('are seen by owners at once', async () => {
    const id = await create('Rivers');
    expect(await offered()).toEqual(['Rivers']);
    const body = { name: { en: ' Lakes ', bn: 'হ্রদ' }, revision: 1 };
    expect((await server.call(entries.renameCategory, { params: { id }, body }, agent)).status).toBe(200);
    expect(await offered()).toEqual(['Lakes']);
    const late = await server.call(entries.renameCategory, { params: { id }, body }, agent);
    expect(late.status).toBe(409);
  });

  it('refuse a name that another has, in whichever language', async () => {
    await create('Rivers');
    const reply = await server.send({
      method: 'POST',
      url: '/api/v1/categories',
      payload: { name: { en: 'rivers', bn: 'নদী' } },
      by: agent,
    });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.data.error.fields)).toEqual(['name.en']);
  });

  it('want a name in both languages', async () => {
    for (const name of [{ en: 'Rivers', bn: ' ' }, { en: 'Rivers' }, { en: 'x'.repeat(61), bn: 'নদী' }, 'Rivers']) {
      const reply = await server.send({ method: 'POST', url: '/api/v1/categories', payload: { name }, by: agent });
      expect(reply.status).toBe(422);
    }
    expect(await offered()).toEqual([]);
  });
});

describe('findCategoryEntries', () => {
  it('tells how many projects have each, and finds by words of both languages and by state', async () => {
    const [rivers, lakes] = [await create('Rivers'), await create('Lakes')];
    await projectOf(rivers);
    await projectOf(rivers);
    await server.call(entries.setCategoryState, { params: { id: lakes }, body: { state: 'inactive' } }, agent);
    expect(await listed()).toMatchObject({
      items: [
        { _id: rivers, projects: 2, state: 'active' },
        { _id: lakes, projects: 0, state: 'inactive' },
      ],
      total: 2,
      byState: { active: 1, inactive: 1 },
    });
    expect((await listed({ q: 'lakes বাং' })).items).toMatchObject([{ _id: lakes }]);
    expect((await listed({ state: 'active' })).items).toMatchObject([{ _id: rivers }]);
  });
});

describe('deleteCategory and restoreCategory', () => {
  it('take it from its projects and give it back to those that chose nothing since', async () => {
    const [rivers, lakes] = [await create('Rivers'), await create('Lakes')];
    const [stays, chooses, undecided] = [await projectOf(rivers), await projectOf(rivers), await projectOf(rivers)];
    await remove(rivers);
    expect(await offered()).toEqual(['Lakes']);
    expect(await categoryOf(stays)).toBeNull();
    expect((await give(stays, rivers)).status).toBe(422);
    await give(chooses, lakes);
    await give(undecided, lakes);
    await give(undecided, null);
    expect((await remove(rivers)).status).toBe(404);
    expect((await restore(rivers)).status).toBe(200);
    expect(await offered()).toEqual(['Rivers', 'Lakes']);
    expect([await categoryOf(stays), await categoryOf(chooses), await categoryOf(undecided)]).toEqual([
      rivers,
      lakes,
      null,
    ]);
    expect((await restore(rivers)).status).toBe(404);
  });

  it('are final after 30 days', async () => {
    const rivers = await create('Rivers');
    const project = await projectOf(rivers);
    await remove(rivers);
    const after = (days: number) => new Date(server.clock.now.getTime() + days * 86_400_000);
    const forget = (days: number) =>
      forgetDeletedCategories.run({ db: server.db, now: after(days) } as unknown as JobContext, {});
    await forget(29);
    expect(await server.db.$count(categories, eq(categories.id, rivers))).toBe(1);
    await forget(31);
    expect((await restore(rivers)).status).toBe(404);
    expect(await categoryOf(project)).toBeNull();
  });
});

describe('mergeCategory', () => {
  it('gives its projects to another, and restoring it takes them back', async () => {
    const [rivers, lakes] = [await create('Rivers'), await create('Lakes')];
    const [ours, theirs] = [await projectOf(rivers), await projectOf(lakes)];
    expect((await merge(rivers, lakes)).status).toBe(200);
    expect((await listed()).items).toMatchObject([{ _id: lakes, projects: 2 }]);
    await restore(rivers);
    expect([await categoryOf(ours), await categoryOf(theirs)]).toEqual([rivers, lakes]);
  });

  it('refuses itself, what is gone and what is offered no more, by name', async () => {
    const [rivers, gone, inactive] = [await create('Rivers'), await create('Gone'), await create('Old')];
    await remove(gone);
    await server.call(entries.setCategoryState, { params: { id: inactive }, body: { state: 'inactive' } }, agent);
    for (const into of [rivers, gone, inactive, newId()]) {
      const reply = await server.send({
        method: 'POST',
        url: `/api/v1/categories/${rivers}/merge`,
        payload: { into },
        by: agent,
      });
      expect(reply.status).toBe(422);
      expect(Object.keys(reply.body.data.error.fields)).toEqual(['into']);
    }
  });

  it('loses no project while owners choose at the same time', async () => {
    const [rivers, lakes] = [await create('Rivers'), await create('Lakes')];
    const projects = await Promise.all([projectOf(rivers), projectOf(lakes), projectOf(lakes), projectOf(rivers)]);
    const chosen = projects.map((id, place) => give(id, place % 2 ? lakes : rivers));
    const replies = await Promise.all([merge(rivers, lakes), ...chosen]);
    for (const { status } of replies) expect([200, 422]).toContain(status);
    expect((await listed()).items).toMatchObject([{ _id: lakes, projects: 4 }]);
  });
});

describe('orderCategories', () => {
  it('is what owners are offered, and wants all of them', async () => {
    const [rivers, lakes] = [await create('Rivers'), await create('Lakes')];
    const order = (ids: string[]) => server.call(entries.orderCategories, { body: { ids } }, agent);
    expect((await order([lakes, rivers])).status).toBe(200);
    expect(await offered()).toEqual(['Lakes', 'Rivers']);
    for (const ids of [[], [lakes], [lakes, lakes], [lakes, newId()], [lakes, rivers, newId()]])
      expect((await order(ids)).status).toBe(409);
  });
});
