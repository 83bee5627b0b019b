import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { namePlaces } from '#domain/places/place-names.ts';
import { placesOfBangladesh } from '#domain/places/places-of-bangladesh.ts';
import type { Keys } from '#features/identity/public.ts';
import { createAuthenticate } from '#features/identity/public.ts';
import { bringPlaces } from '#features/projects/public.ts';
import { adminsNeedSecondStep } from '#features/site/public.ts';
import { API_BASE } from '#kit/contract/request.ts';
import { noteArrivals } from '#kit/server/api/arrival.ts';
import { openApi } from '#kit/server/api/openapi.ts';
import { openApiPage } from '#kit/server/api/openapi-page.ts';
import { readRefusedBodies } from '#kit/server/api/refused-bodies.ts';
import { type ApiOptions, registerApi } from '#kit/server/api/register-api.ts';
import { boundBodies, FILES_WITHIN_MS } from '#kit/server/api/slow-bodies.ts';
import type { Clock } from '#kit/server/clock.ts';
import type { Config } from '#kit/server/config.ts';
import type { Database } from '#kit/server/database/open-database.ts';
import type { Installation } from '#kit/server/installation/installation.ts';
import type { Logger } from '#kit/server/log.ts';
import { translate } from '#messages/translate.ts';
import { apiExamples } from './api-examples/all.ts';
import { apiRoutes, type Keeping } from './api-routes.ts';
import { followRequests, type RequestFollowers } from './follow-requests.ts';
import { registerHealth } from './health.ts';
import { registerImages } from './images.ts';
import { formFilesFinder } from './pages/form-files.ts';
import { createHostMaker } from './pages/page-host.ts';
import { registerPages } from './pages/register-pages.ts';
import { routable } from './routable.ts';
import { sayMessage } from './say-message.ts';
import { nonceOf, registerCallSecurity, registerSecurity } from './security.ts';
import { registerSitemap } from './sitemap.ts';
import { registerSurveyPictures } from './survey-pictures.ts';
import { registerTitleLetters } from './title-letters.ts';

export interface ServerParts extends RequestFollowers {
  config: Pick<Config, 'publicUrl' | 'trustProxy'>;
  database: Database;
  keys: Keys;
  keeping: Keeping;
  installation: Installation;
  clock: Clock;
  log: Logger;
  /** Pages from the build, from source with hot reload, or none (tests of the API). */
  pages: 'built' | 'dev' | 'none';
}

/** One Fastify instance with everything that this product answers on its one port. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  namePlaces(placesOfBangladesh());
  const { config, database } = parts;
  const app = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while we stop is answered like everything else.
    return503OnClosing: false,
    requestTimeout: FILES_WITHIN_MS,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => routable(url),
  });
  const dev = parts.pages === 'dev';
  const https = config.publicUrl.startsWith('https:');
  noteArrivals(app, parts.clock);
  boundBodies(app);
  readRefusedBodies(app);
  await app.register(cookie);
  // gzip only: brotli makes pages that are compressed on the fly several times slower. Files come precompressed.
  if (!dev) await app.register(compress, { encodings: ['gzip'], threshold: 1024 });
  followRequests(app, parts);

  const api: ApiOptions = {
    routes: apiRoutes(parts),
    db: database.db,
    clock: parts.clock,
    publicUrl: config.publicUrl,
    authenticate: createAuthenticate(parts.keys, adminsNeedSecondStep),
    translate: sayMessage,
    refresh: bringPlaces,
  };
  const mountCalls = async (scope: FastifyInstance) => {
    registerCallSecurity(scope, { https });
    await registerApi(scope, api);
  };
  await app.register(mountCalls, { prefix: API_BASE });
  // In a scope of its own: what the headers of pages cost is not spent on calls.
  await app.register(async (scope) => {
    await registerSecurity(scope, { dev, https });
    registerHealth(scope, database);
    registerDocumentation(scope, api);
    await registerTitleLetters(scope, api);
    await registerSurveyPictures(scope, { ...api, ...parts.keeping });
    await registerSitemap(scope, api);
    await registerImages(scope, { ...api, ...parts.keeping });
    if (parts.pages === 'none') return;
    const findFormFiles = formFilesFinder(api, parts.keeping);
    await registerPages(scope, { dev, makeHost: createHostMaker(api, nonceOf), findFormFiles });
  });
  return app;
}

function registerDocumentation(app: FastifyInstance, api: ApiOptions): void {
  let made: { document: ReturnType<typeof openApi>; page: string } | undefined;

  /** Made when somebody first asks for it, which few processes see: it takes a third of what a start does. */
  function documentation() {
    if (made) return made;
    const endpoints = api.routes.map((route) => route.endpoint);
    const document = openApi(endpoints, { examples: apiExamples, words: (key) => translate('en', key) });
    made = { document, page: openApiPage(document) };
    return made;
  }

  app.get(`${API_BASE}/openapi.json`, () => documentation().document);
  app.get('/api/*', (_request, reply) => reply.redirect('/api/docs'));
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(documentation().page));
}
