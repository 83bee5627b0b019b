import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import type { Locale } from '#domain/text/locale.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Cookies } from '#kit/contract/cookies.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/db.ts';
import { arrivalOf } from './arrival.ts';
import { plainIp } from './plain-ip.ts';
import type { RequestContext } from './request-context.ts';

export interface Credentials {
  db: Db;
  now: Date;
  /** From the Authorization header. */
  bearer: string | undefined;
  cookies: Cookies;
  /** Pages may renew the session from its refresh cookie on the way; calls are told 401 and ask for it. */
  renew: boolean;
}

/** Tells who is calling; the app hands in what the identity feature offers. */
export type Authenticate = (credentials: Credentials) => Promise<Actor | undefined>;

export interface ContextDependencies {
  db: Db;
  clock: Clock;
  authenticate: Authenticate;
  publicUrl: string;
  /** Brings up to date what is known by heart, before anything is answered. */
  refresh?: (db: Db, now: Date) => Promise<void>;
}

const NO_COOKIES: Cookies = { get: () => undefined, names: () => [], set: () => {}, clear: () => {} };

/** What a handler knows of the request. Who is calling is asked of the database here, so it is as of now. */
export async function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: ContextDependencies,
  options: { locale: Locale; renew: boolean },
): Promise<RequestContext> {
  const now = arrivalOf(request, dependencies.clock);
  const { db } = dependencies;
  await dependencies.refresh?.(db, now);
  const cookies = cookiesOf(request, reply, dependencies.publicUrl.startsWith('https:'));
  const trusted = isCrossSite(request) && !options.renew ? NO_COOKIES : cookies;
  const from = { ip: plainIp(request.ip), requestId: request.id };
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const actor = await dependencies.authenticate({ db, now, bearer, cookies: trusted, renew: options.renew });
  return {
    db,
    actor: actor && { ...actor, from },
    now,
    locale: options.locale,
    cookies: trusted,
    publicUrl: dependencies.publicUrl,
    ...from,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    idempotencyKey: options.renew ? undefined : keyOf(request),
    setHeader: (name, value) => void reply.header(name, value),
  };
}

/** A key is of one call; a page may make several. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** Whether a browser says that another site made this request. */
export function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const { origin } = request.headers;
  return origin !== undefined && URL.parse(origin)?.host !== request.headers.host;
}

function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const fixed = { path: '/', sameSite: 'lax', secure } as const;
  const changed = new Map<string, string | undefined>();
  return {
    get: (name) => (changed.has(name) ? changed.get(name) : request.cookies[name]),
    names: () => Object.keys(request.cookies),
    set(name, value, { maxAgeSeconds, httpOnly = true }) {
      changed.set(name, value);
      reply.setCookie(name, value, { ...fixed, httpOnly, maxAge: maxAgeSeconds });
    },
    clear(name) {
      changed.set(name, undefined);
      reply.clearCookie(name, fixed);
    },
  };
}
