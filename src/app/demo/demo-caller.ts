import type { Locale } from '#domain/text/locale.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Data, Endpoint, Input } from '#kit/contract/endpoint.ts';
import { invoke } from '#kit/server/api/invoke.ts';
import type { RequestContext } from '#kit/server/api/request-context.ts';
import type { Route } from '#kit/server/api/route.ts';
import type { Db } from '#kit/server/database/db.ts';

/** Who calls, and when: moments that have passed are as good as any. */
export interface DemoVisit {
  actor?: Actor;
  locale?: Locale;
  now: Date;
}

export type DemoCall = <E extends Endpoint>(
  endpoint: E,
  input: Input<NoInfer<E>>,
  visit: DemoVisit,
) => Promise<Data<E>>;

/** The API without a network: the same routes and rules as over HTTP. */
export function createDemoCall(db: Db, routes: readonly Route[], publicUrl: string): DemoCall {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]));
  return async (endpoint, input, { actor, locale = 'en', now }) => {
    const route = byName.get(endpoint.name);
    if (!route) throw new Error(`No route serves ${endpoint.name}.`);
    const context: RequestContext = {
      db,
      actor,
      now,
      locale,
      publicUrl,
      cookies: { get: () => undefined, names: () => [], set: () => {}, clear: () => {} },
      ip: '127.0.0.1',
      userAgent: 'demonstration',
      requestId: 'demonstration',
      idempotencyKey: undefined,
      setHeader: () => {},
    };
    return (await invoke(route, context, input)) as Data<typeof endpoint>;
  };
}
