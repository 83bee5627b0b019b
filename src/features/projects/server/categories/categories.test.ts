import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createProject, type TestProject } from '#tests/factories/project.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { findCategories } from '../../contract/categories.ts';
import { findProjects } from '../../contract/list.ts';
import {
  createProject as createProjectCall,
  duplicateProject,
  getSurvey,
  updateSurvey,
} from '../../contract/project.ts';
import { categories } from '../tables.ts';
import { seedCategories } from './seed-categories.ts';

let server: TestServer;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  await seedCategories(server.db);
  owner = await createUser(server);
});

async function newCategory(active = true): Promise<string> {
  const id = newId();
  await server.db.insert(categories).values({ id, name: { en: 'Weather', bn: 'আবহাওয়া' }, active, sequence: 100 });
  return id;
}

function give({ id }: TestProject, category: string | null) {
  return server.call(updateSurvey, { params: { id }, body: { category } }, owner);
}

async function categoryOf({ id }: { id: string }) {
  return (await server.call(getSurvey, { params: { id } }, owner)).data.category;
}

describe('findCategories', () => {
  it('names them in both languages and in their order', async () => {
    const { data } = await server.call(findCategories, {}, owner);
    expect(data.map(({ name }) => name.en).slice(0, 2)).toEqual(['Education', 'Health']);
    expect(data.every(({ name, active }) => name.bn && active)).toBe(true);
  });

  it('tells which are offered no more', async () => {
    const gone = await newCategory(false);
    const { data } = await server.call(findCategories, {}, owner);
    expect(data.at(-1)).toEqual({ _id: gone, name: { en: 'Weather', bn: 'আবহাওয়া' }, active: false });
  });
});

describe('a project', () => {
  it('belongs to none until it is given one, and to none again', async () => {
    const project = await createProject(server, { owner });
    expect(await categoryOf(project)).toBeNull();
    const category = await newCategory();
    expect((await give(project, category)).data.category).toBe(category);
    expect((await give(project, null)).data.category).toBeNull();
  });

  it('may begin with one, and its copy has the same', async () => {
    const category = await newCategory();
    const project = await createProject(server, { owner, settings: { category } });
    const { data } = await server.call(duplicateProject, { params: { id: project.id } }, owner);
    expect(await categoryOf({ id: data._id })).toBe(category);
  });

  it('is not given what is no category, and the place is named', async () => {
    const project = await createProject(server, { owner });
    for (const category of [newId(), project.id, owner.id, 'weather', '', 7]) {
      const reply = await server.send({
        method: 'PUT',
        url: `/api/v1/survey/update/${project.id}`,
        payload: { category },
        by: owner,
      });
      expect(reply.status).toBe(422);
      expect(Object.keys(reply.body.data.error.fields)).toEqual(['category']);
    }
    const body = { kind: 'survey' as const, title: { en: 'Rain' }, settings: { category: newId() } };
    const refused = await server.call(createProjectCall, { body }, owner);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.data.error.fields)).toEqual(['settings.category']);
  });

  it('keeps a category that is offered no more, but is not given it', async () => {
    const category = await newCategory();
    const [has, wants] = [await createProject(server, { owner }), await createProject(server, { owner })];
    await give(has, category);
    await server.db.update(categories).set({ active: false }).where(eq(categories.id, category));
    expect((await give(has, category)).status).toBe(200);
    const other = await server.call(updateSurvey, { params: { id: has.id }, body: { viewType: 'step' } }, owner);
    expect(other.status).toBe(200);
    expect(await categoryOf(has)).toBe(category);
    expect((await give(wants, category)).status).toBe(422);
  });

  it('is without one when its category is deleted', async () => {
    const category = await newCategory();
    const project = await createProject(server, { owner, settings: { category } });
    await server.db.delete(categories).where(eq(categories.id, category));
    expect(await categoryOf(project)).toBeNull();
  });
});

describe('findProjects', () => {
  it('holds those of one category alone, and counts them by status', async () => {
    const category = await newCategory();
    const one = await createProject(server, { owner, settings: { category } });
    const { data } = await server.call(findProjects, { query: { category } }, owner);
    expect(data.items.map((item) => [item._id, item.category])).toEqual([[one.id, category]]);
    expect(data.byStatus).toEqual({ draft: 1, processing: 0, complete: 0 });
    const others = await server.call(findProjects, { query: { category } }, await createUser(server));
    expect(others.data.items).toEqual([]);
  });

  it('refuses what is no category by name', async () => {
    for (const category of [newId(), owner.id, 'weather']) {
      const reply = await server.call(findProjects, { query: { category } }, owner);
      expect(reply.status).toBe(422);
      expect(Object.keys(reply.body.data.error.fields)).toEqual(['category']);
    }
  });
});
