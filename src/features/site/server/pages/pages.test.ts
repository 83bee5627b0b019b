import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as content from '../../contract/content.ts';
import * as pages from '../../contract/pages.ts';
import { getPage } from '../../contract/shown.ts';
import { seedSite } from '../seed-site.ts';

let server: TestServer;
let agent: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  await seedSite(server.db, server.clock.now);
  agent = await createUser(server, { role: 'agent' });
});

const PAGE = {
  title: { en: 'Our team', bn: 'আমাদের দল' },
  slug: 'our-team',
  body: { en: '<p>Us.</p>', bn: '<p>আমরা।</p>' },
  state: 'active',
} as const;

const create = (besides: object = {}) =>
  server.send({ method: 'POST', url: '/api/v1/content/pages', payload: { ...PAGE, ...besides }, by: agent });
const update = (id: string, besides: object) =>
  server.send({ method: 'PUT', url: `/api/v1/content/pages/${id}`, payload: { ...PAGE, ...besides }, by: agent });
const paramsOf = (id: string) => ({ params: { kind: 'pages' as const, id } });

/** What visitors find at an address a second later. */
async function shownAt(slug: string) {
  server.clock.forward(1);
  return await server.call(getPage, { params: { slug } });
}

describe('createPage and updatePage', () => {
  it('show a page at its address, made safe, and move it with its address', async () => {
    const body = { en: '<p onclick="x()">Us.</p><script>alert(1)</script>', bn: '<p>আমরা।</p>' };
    const made = await create({ body });
    expect(made.status).toBe(201);
    const { _id: id } = made.body.data.data;
    expect((await shownAt('our-team')).data).toMatchObject({ title: PAGE.title, body: PAGE.body });
    expect((await update(id, { slug: 'people', revision: 1 })).status).toBe(200);
    expect((await shownAt('our-team')).status).toBe(404);
    expect((await shownAt('people')).status).toBe(200);
    expect((await update(id, { slug: 'people', revision: 1 })).status).toBe(409);
  });

  it('refuse an address that is taken, or none, and say so beside it', async () => {
    for (const slug of ['about-us', 'Our Team', '../admin', '-', 'a'.repeat(61), '']) {
      const reply = await create({ slug });
      expect([reply.status, Object.keys(reply.body.data.error.fields)]).toEqual([422, ['slug']]);
    }
  });

  it('of two at once with one address take one', async () => {
    const replies = await Promise.all([create({ slug: 'twins' }), create({ slug: 'twins' })]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422]);
  });
});

describe('a page that the site links to', () => {
  it('can be rewritten, and neither moved, hidden nor deleted', async () => {
    const { data } = await server.call(pages.findPageEntries, {}, agent);
    const terms = data.items.find(({ slug }) => slug === 'terms-condition');
    const id = terms?._id ?? '';
    expect((await update(id, { slug: 'terms', revision: 1 })).status).toBe(409);
    expect((await update(id, { slug: 'terms-condition', state: 'inactive', revision: 1 })).status).toBe(409);
    const hide = { ...paramsOf(id), body: { state: 'inactive' as const } };
    expect((await server.call(content.setContentState, hide, agent)).status).toBe(409);
    expect((await server.call(content.deleteContent, paramsOf(id), agent)).status).toBe(409);
    expect((await update(id, { slug: 'terms-condition', revision: 1 })).status).toBe(200);
    expect((await shownAt('terms-condition')).data.title).toEqual(PAGE.title);
  });
});

it('a deleted page leaves its address to another, and comes back only while it is free', async () => {
  const { _id: id } = (await create({ slug: 'news' })).body.data.data;
  await server.call(content.deleteContent, paramsOf(id), agent);
  const { _id: other } = (await create({ slug: 'news' })).body.data.data;
  expect((await server.call(content.restoreContent, paramsOf(id), agent)).status).toBe(422);
  await server.call(content.deleteContent, paramsOf(other), agent);
  expect((await server.call(content.restoreContent, paramsOf(id), agent)).status).toBe(200);
  expect((await shownAt('news')).status).toBe(200);
});
