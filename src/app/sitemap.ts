import type { FastifyInstance } from 'fastify';
import { DEFAULT_LOCALE, LOCALES, type Locale, localizePath } from '#domain/text/locale.ts';
import { AREAS } from '#features/identity/paths.ts';
import { sitePaths } from '#features/site/paths.ts';
import { findPages } from '#features/site/public.ts';
import type { Clock } from '#kit/server/clock.ts';
import type { Db } from '#kit/server/database/db.ts';

interface Parts {
  db: Db;
  clock: Clock;
  publicUrl: string;
}

/** What tells search engines where to look, and where not to. Both name whole addresses, so no file could hold them. */
export async function registerSitemap(app: FastifyInstance, { db, clock, publicUrl }: Parts): Promise<void> {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
  app.get('/sitemap.xml', async (_request, reply) => {
    const pages = await findPages(db, clock());
    const places = [
      ...[sitePaths.home, sitePaths.faq, sitePaths.contactUs, sitePaths.menu].map((path) => ({ path })),
      ...pages.map(({ slug, updatedAt }) => ({ path: sitePaths.page(slug), changed: updatedAt })),
    ];
    return await reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl, places));
  });
}

function robots(publicUrl: string): string {
  const closed = [
    '/api/',
    ...Object.values(AREAS).flatMap((area) => LOCALES.map((locale) => localizePath(area, locale))),
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

interface Place {
  path: string;
  changed?: string;
}

/** Every place in every language, each beside what it is in the others. */
function sitemap(publicUrl: string, places: readonly Place[]): string {
  const addressOf = (path: string, locale: Locale) => publicUrl + localizePath(path, locale);
  const urls = places.flatMap(({ path, changed }) => {
    const others = [
      ...LOCALES.map((locale) => alternate(locale, addressOf(path, locale))),
      alternate('x-default', addressOf(path, DEFAULT_LOCALE)),
    ].join('');
    const when = changed ? `<lastmod>${changed}</lastmod>` : '';
    return LOCALES.map((locale) => `<url><loc>${addressOf(path, locale)}</loc>${when}${others}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
