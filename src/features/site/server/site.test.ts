import { access } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingLocales } from '#domain/text/localized.ts';
import { categories } from '#features/projects/server/tables.ts';
import { tallies } from '#features/responses/server/tables.ts';
import { newId } from '#kit/server/ids.ts';
import { createProject } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as call from '../contract/shown.ts';
import { savePage } from './pages/save-page.ts';
import { seedSite } from './seed-site.ts';
import { pages, settings } from './tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedSite(server.db, server.clock.now);
  server.clock.forward(1);
});

const BOTH = ['en', 'bn'] as const;

function slideShowsAt(position: string) {
  return server.call(call.getSlideShowByPosition, { query: { position } });
}

describe('the first start', () => {
  let empty: TestServer;
  beforeAll(async () => {
    empty = await startTestServer();
  });

  it('writes the content once, however many processes start at once, and never again whatever is deleted', async () => {
    expect((await empty.call(call.getPublicSettings)).status).toBe(404);
    expect((await empty.call(call.getSlideShowByPosition, { query: { position: 'home' } })).data).toEqual([]);
    expect((await empty.call(call.findFaqs)).data).toEqual([]);

    const { db, clock } = empty;
    const wrote = await Promise.all([seedSite(db, clock.now), seedSite(db, clock.now), seedSite(db, clock.now)]);
    expect(wrote.toSorted()).toEqual([false, false, true]);
    expect(await db.$count(categories)).toBe(8);

    await db.delete(categories);
    expect(await seedSite(db, clock.now)).toBe(false);
    expect(await db.$count(categories)).toBe(0);
  });
});

describe('what visitors see', () => {
  it('settings, those for everybody alone', async () => {
    const [row] = await server.db.select().from(settings);
    const withSecret = {
      ...row?.public,
      smtp_password: 'secret',
      site_name: 'Jorip',
    } as typeof settings.$inferInsert.public;
    await server.db.update(settings).set({ public: withSecret });
    const reply = await server.call(call.getPublicSettings);
    expect(reply.body.data.data).toMatchObject({ site_name: 'Jorip', contact_phone: null, contact_email: null });
    expect(JSON.stringify(reply.body)).not.toContain('secret');
  });

  it('a slider and a banner at home, nothing elsewhere', async () => {
    const { data } = await slideShowsAt('home');
    expect(data.map(({ type, images }) => [type, images.length])).toEqual([
      ['slider', 3],
      ['banner', 3],
    ]);
    expect((await slideShowsAt('footer')).data).toEqual([]);
    expect((await slideShowsAt('nowhere')).data).toEqual([]);
    expect((await server.send({ method: 'GET', url: '/api/v1/slideShow/getSlideShowByPosition' })).status).toBe(422);
  });

  it('pictures that are there and say what they show, in both languages', async () => {
    for (const show of (await slideShowsAt('home')).data) {
      for (const slide of show.images) {
        await access(`public${slide.image}`);
        expect(missingLocales(slide.alt, BOTH)).toEqual([]);
        expect(missingLocales(slide.caption, BOTH)).toEqual([]);
        expect(missingLocales(slide.description, BOTH)).toEqual([]);
      }
    }
  });

  it.each(['about-us', 'services', 'terms-condition', 'privacy-policy', 'legal-notice'])(
    'the page %s in both languages',
    async (slug) => {
      const { data } = await server.call(call.getPage, { params: { slug } });
      expect(missingLocales(data.title, BOTH)).toEqual([]);
      expect(missingLocales(data.body, BOTH)).toEqual([]);
    },
  );

  it('no page where there is none', async () => {
    expect((await server.call(call.getPage, { params: { slug: 'nothing-here' } })).status).toBe(404);
    expect((await server.send({ method: 'GET', url: '/api/v1/pages/..%2f..%2fetc' })).status).toBe(404);
    expect((await server.call(call.getPage, { params: { slug: 'constructor' } })).status).toBe(404);
  });

  it('eight questions with answers in both languages, in their order', async () => {
    const { data } = await server.call(call.findFaqs);
    expect(data).toHaveLength(8);
    expect(data[0]?.question.en).toBe('What can I do with Jorip?');
    for (const faq of data)
      expect([...missingLocales(faq.question, BOTH), ...missingLocales(faq.answer, BOTH)]).toEqual([]);
  });
});

describe('a save of content', () => {
  const title = { en: 'News', bn: 'খবর' };
  const read = async (slug: string) => (await server.call(call.getPage, { params: { slug } })).data;

  it('shows within a second, and is safe to show', async () => {
    const id = newId();
    await savePage(server.db, { id, slug: 'news', title, body: { en: '<p>Old</p>' } });
    server.clock.forward(1);
    expect((await read('news')).body).toEqual({ en: '<p>Old</p>' });
    const body = { en: '<p>New</p><script>alert(1)</script>', bn: '<p>নতুন</p>' };
    await savePage(server.db, { id, slug: 'news', title, body });
    server.clock.forward(1);
    expect(await read('news')).toMatchObject({
      body: { en: '<p>New</p>', bn: '<p>নতুন</p>' },
      summary: { en: 'New', bn: 'নতুন' },
    });
  });

  it('is asked for once a second at most', async () => {
    await savePage(server.db, { id: newId(), slug: 'notice', title, body: { en: '<p>New</p>' } });
    server.clock.forward(1);
    await read('notice');
    const behind = { body: { en: 'changed behind the back of the version' } };
    await server.db.update(pages).set(behind).where(eq(pages.slug, 'notice'));
    server.clock.forward(0.5);
    expect((await read('notice')).body.en).toBe('<p>New</p>');
  });
});

describe('getLiveNumbers', () => {
  it('counts what collects and every response, at most ten seconds old', async () => {
    const read = async () => (await server.call(call.getLiveNumbers)).data;
    expect(await read()).toMatchObject({ collecting: 0, responses: 0 });
    const endsAt = new Date(server.clock.now.getTime() + 60_000).toISOString();
    const { id: projectId } = await createProject(server, { published: true, settings: { endsAt } });
    await createProject(server);
    await server.db.insert(tallies).values({ projectId, tallyKey: '', cell: 'completed', amount: '1040' });
    server.clock.forward(10);
    expect(await read()).toMatchObject({ collecting: 1, responses: 1040 });
    server.clock.forward(60);
    expect(await read()).toMatchObject({ collecting: 0, responses: 1040 });
  });
});
