import { beforeAll, expect, it } from 'vitest';
import { createPage } from '#features/site/contract/pages.ts';
import { seedSite } from '#features/site/public.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedSite(server.db, server.clock.now);
});

it('names every page that visitors are shown, in both languages', async () => {
  const agent = await createUser(server, { role: 'agent' });
  const words = { en: 'Our team', bn: 'আমাদের দল' };
  const page = (slug: string, state: 'active' | 'inactive') => ({ title: words, body: words, slug, state });
  for (const body of [page('our-team', 'active'), page('hidden', 'inactive')]) {
    expect((await server.call(createPage, { body }, agent)).status).toBe(201);
  }
  server.clock.forward(1);
  const { body, headers } = await server.app.inject('/sitemap.xml');
  expect(headers['content-type']).toMatch('application/xml');
  const named = [...body.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(named).toEqual(expect.arrayContaining(['/', '/bn', '/faq', '/bn/faq', '/page/our-team', '/bn/page/our-team']));
  expect(named).not.toContain('/page/hidden');
  expect(body).toContain('hreflang="x-default"');
});

it('tells search engines where the sitemap is and what is not for them', async () => {
  const { body } = await server.app.inject('/robots.txt');
  expect(body).toMatch(/^Sitemap: https?:\/\/.*\/sitemap\.xml$/m);
  for (const closed of ['/api/', '/dashboard', '/admin', '/bn/dashboard', '/bn/admin']) {
    expect(body).toContain(`Disallow: ${closed}\n`);
  }
});
