import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOUR } from '#domain/text/durations.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/text/locale.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { LOCALE_COOKIE } from '#kit/contract/cookies.ts';
import { bytes, type Endpoint, type FileReply, takes } from '#kit/contract/endpoint.ts';
import { wrap } from '#kit/contract/envelope.ts';
import { AppError } from '#kit/contract/errors.ts';
import { sha256 } from '../ids.ts';
import { asAppError, unreadableBody } from './as-app-error.ts';
import { type ContextDependencies, createContext, isCrossSite } from './create-context.ts';
import { errorBody, type Translate } from './error-body.ts';
import { refuseHostile } from './hostile-input.ts';
import { invoke } from './invoke.ts';
import { largeBodies } from './large-bodies.ts';
import { refuseAccess } from './refuse-access.ts';
import type { Route } from './route.ts';
import { mayTakeLong } from './slow-bodies.ts';
import { countUnderWay, type Place } from './under-way.ts';

const BYTES = 'application/octet-stream';
/** When somebody who has too much under way may ask again. */
const AT_ONCE_AGAIN_SECONDS = 5;

export interface ApiOptions extends ContextDependencies {
  routes: readonly Route[];
  translate: Translate;
}

/** Mounts every route below the prefix of `app`. */
export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { translate } = options;
  const takePlace = largeBodies();
  const takePlaces = countUnderWay();

  app.setErrorHandler((thrown: Error, request, reply) => {
    const error = asAppError(thrown);
    if (error.status >= 500) {
      const place = `${request.method} ${request.routeOptions.url}`;
      request.log.error({ err: thrown, place }, 'call failed');
    }
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(error.retryAfterSeconds));
    return reply.code(error.status).send(errorBody(error, localeOf(request), translate));
  });
  // Names that are forbidden are refused by their place, with whatever else is hostile.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('ignore', 'ignore'));
  app.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const route of options.routes) {
    const { method, path, alias } = route.endpoint;
    for (const url of alias === undefined ? [path] : [path, alias]) {
      const handler = (request: FastifyRequest, reply: FastifyReply) =>
        answer(route, request, reply, { ...options, takePlaces });
      app.route({ method, url, handler, ...forBytes(route.endpoint, options, takePlace) });
    }
  }
  // A route, not a not-found handler: what nobody takes would otherwise be looked for among the pages.
  app.all('/*', () => {
    throw new AppError('not_found', { message: 'noSuchCall' });
  });
}

/**
 * Bytes may take long to arrive. More of them than a call usually brings are taken of those alone who may call, and of
 * few at once.
 */
function forBytes(endpoint: Endpoint, options: ApiOptions, takePlace: ReturnType<typeof largeBodies>) {
  if (endpoint.body !== bytes) return undefined;
  const { mostBytes } = endpoint;
  return {
    ...(mostBytes && { bodyLimit: mostBytes }),
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      if (mostBytes) {
        const { actor, ip } = await createContext(request, reply, options, { locale: localeOf(request), renew: false });
        refuseAccess(endpoint, actor);
        takePlace(actor?.id ?? ip, reply.raw);
      }
      mayTakeLong(request);
    },
  };
}

interface Answering extends ApiOptions {
  takePlaces: ReturnType<typeof countUnderWay>;
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply, options: Answering) {
  const { endpoint } = route;
  if (endpoint.method !== 'GET' && isCrossSite(request)) throw new AppError('forbidden', { message: 'crossSite' });
  const locale = localeOf(request);
  const raw = rawInput(endpoint, request);
  const context = await createContext(request, reply, options, { locale, renew: false });
  if (!options.takePlaces(placesOf(endpoint, context.actor), reply.raw)) {
    throw new AppError('limited', { retryAfterSeconds: AT_ONCE_AGAIN_SECONDS });
  }
  const data = await invoke(route, context, raw);
  if (endpoint.reply === 'file') return download(reply, data as FileReply);
  if (endpoint.unchanging) return sendUnchanging(request, reply, wrap(endpoint, data, undefined));
  const message = endpoint.message === undefined ? undefined : options.translate(locale, { key: endpoint.message });
  return reply.code(endpoint.status).send(wrap(endpoint, data, message));
}

function placesOf({ limits }: Endpoint, actor: Actor | undefined): Place[] {
  if (!actor) return [];
  return limits.flatMap(({ name, atOnce }) =>
    atOnce === undefined ? [] : { of: `${name} ${actor.id}`, most: atOnce },
  );
}

function rawInput(endpoint: Endpoint, request: FastifyRequest) {
  const { params, query, body } = request;
  refuseHostile(params);
  refuseHostile(query, 'query');
  const takesBytes = endpoint.body === bytes;
  if (body instanceof Uint8Array !== takesBytes) throw unreadableBody(takesBytes ? 'bytesBody' : 'jsonBody');
  if (!takesBytes) refuseHostile(body);
  return { params: takes(endpoint.params) ? params : undefined, query, body };
}

/** Calls carry no path prefix: the language is what the caller accepts, then what the visitor chose. */
function localeOf(request: FastifyRequest): Locale {
  const accepted = request.headers['accept-language']?.slice(0, 2).toLowerCase();
  if (isLocale(accepted)) return accepted;
  const chosen = request.cookies?.[LOCALE_COOKIE];
  return isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}

/** Kept by callers for an hour, and sent again only where it is another by then. */
function sendUnchanging({ headers }: FastifyRequest, reply: FastifyReply, said: unknown) {
  const body = JSON.stringify(said);
  const tag = `W/"${sha256(body).slice(0, 22)}"`;
  reply.header('cache-control', `public, max-age=${HOUR}`).header('etag', tag);
  const known = headers['if-none-match']?.split(',').map((each) => each.trim()) ?? [];
  if (known.includes(tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

function download(reply: FastifyReply, file: FileReply) {
  if (file.size !== undefined) reply.header('content-length', file.size);
  const ascii = file.filename.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return reply
    .header('content-type', file.contentType)
    .header(
      'content-disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
    )
    .send(Readable.from(file.chunks));
}
