import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Keeping } from '#app/api-routes.ts';
import { createServer } from '#app/create-server.ts';
import { loadKeys } from '#features/identity/public.ts';
import type { Data, Endpoint, Input } from '#kit/contract/endpoint.ts';
import { unwrap } from '#kit/contract/envelope.ts';
import { pathOf } from '#kit/contract/request.ts';
import type { Config } from '#kit/server/config.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Database } from '#kit/server/database/open-database.ts';
import { createLogger } from '#kit/server/log.ts';
import { openTestDatabase } from './test-database.ts';
import { testInstallation } from './test-installation.ts';
import { openTestKeeping } from './test-keeping.ts';
import { whenFileEnds } from './when-file-ends.ts';

/** Somebody with a browser: a cookie jar, and a token when signed in. */
export interface Visitor {
  accessToken?: string;
  cookies: Record<string, string>;
  ip?: string;
}

export interface Reply<E extends Endpoint> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The whole body as parsed JSON (text when it is none). */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape
  body: any;
  /** The same as it came. */
  bytes: Buffer;
  /** What a success carries; throws, showing the body, when the call was refused. */
  data: Data<E>;
}

/** What an endpoint takes, then who calls; nobody signed in unless told. */
type CallBy<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? [by?: Visitor] | [input: Input<E>, by?: Visitor]
    : [input: Input<E>, by?: Visitor];

export interface TestServer {
  app: FastifyInstance;
  database: Database;
  db: Db;
  /** Where files go that respondents upload. */
  keeping: Keeping;
  /** The server's clock, standing still until it is set. */
  clock: { now: Date; set(now: Date | string): void; forward(seconds: number): void };
  call<E extends Endpoint>(endpoint: E, ...rest: CallBy<NoInfer<E>>): Promise<Reply<E>>;
  /** Anything the typed call cannot say: wrong types, headers, unknown paths. */
  send(options: InjectOptions & { by?: Visitor }): Promise<Reply<Endpoint>>;
}

/** A visitor without a session. */
export function visitor(): Visitor {
  return { cookies: {} };
}

/** The whole API on a fresh migrated database of its own, over HTTP without a socket; where and behind what as told. */
export async function startTestServer(
  config: Partial<Pick<Config, 'publicUrl' | 'trustProxy'>> = {},
): Promise<TestServer> {
  const database = await openTestDatabase();
  const clock = createTestClock();
  const keeping = openTestKeeping();
  const app = await createServer({
    config: { publicUrl: 'http://localhost:3000', trustProxy: 0, ...config },
    database,
    keys: await loadKeys(database.db, undefined),
    keeping,
    installation: testInstallation(),
    clock: () => clock.now,
    log: createLogger('silent'),
    pages: 'none',
  });
  await app.ready();
  whenFileEnds(() => app.close());

  async function send({ by = visitor(), ...options }: InjectOptions & { by?: Visitor }): Promise<Reply<Endpoint>> {
    const response = await app.inject({
      ...options,
      remoteAddress: by.ip ?? '127.0.0.1',
      cookies: by.cookies,
      headers: {
        ...(options.payload instanceof Uint8Array ? { 'content-type': 'application/octet-stream' } : {}),
        ...(by.accessToken === undefined ? {} : { authorization: `Bearer ${by.accessToken}` }),
        ...options.headers,
      },
    });
    for (const cookie of response.cookies) {
      if (cookie.maxAge === 0 || cookie.value === '') delete by.cookies[cookie.name];
      else by.cookies[cookie.name] = cookie.value;
    }
    const type = String(response.headers['content-type'] ?? '');
    const body: unknown = type.includes('json') ? response.json() : response.body;
    return {
      status: response.statusCode,
      headers: response.headers,
      body,
      bytes: response.rawPayload,
      data: undefined,
    };
  }

  return {
    app,
    database,
    db: database.db,
    keeping,
    clock,
    send,
    async call(endpoint, ...rest) {
      const [input, by] = splitArguments(rest);
      const reply = await send({
        method: endpoint.method,
        url: pathOf(endpoint, input),
        ...(input.body === undefined ? {} : { payload: input.body as object }),
        by,
      });
      return {
        ...reply,
        get data() {
          if (reply.status >= 300) throw new Error(`${endpoint.name}: ${reply.status} ${JSON.stringify(reply.body)}`);
          return (endpoint.reply === 'file' ? reply.body : unwrap(endpoint, reply.body)) as Data<typeof endpoint>;
        },
      };
    },
  };
}

type CallInput = NonNullable<Parameters<typeof pathOf>[1]>;

/** Endpoints without input take the visitor alone. */
function splitArguments(rest: unknown[]): [CallInput, Visitor] {
  const [first, second] = rest as [(CallInput & Visitor)?, Visitor?];
  if (first && 'cookies' in first) return [{}, first];
  return [first ?? {}, second ?? visitor()];
}

function createTestClock(): TestServer['clock'] {
  const clock = {
    now: new Date('2026-03-01T06:00:00.000Z'),
    set(now: Date | string) {
      clock.now = new Date(now);
    },
    forward(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
  return clock;
}
