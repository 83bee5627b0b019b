import type { Endpoint, Given, Received } from '#kit/contract/endpoint.ts';
import type { RequestContext } from './request-context.ts';

type Handler<E extends Endpoint, P = unknown> = (
  context: RequestContext,
  input: Received<E>,
  prepared: P,
) => Promise<Given<E>>;

/** An endpoint with what answers it. Features export a list of these; the app mounts them all. */
export interface Route {
  endpoint: Endpoint;
  handle: Handler<Endpoint>;
  /**
   * Done before, outside of the transaction that a call with a key runs in: work that takes long, and work that is
   * counted whatever becomes of the call.
   */
  prepare: ((context: RequestContext, input: Received<Endpoint>) => Promise<unknown>) | undefined;
}

/** Answers a call whose data is `done` with a use case that gives nothing. */
export async function whenDone(work: Promise<void>): Promise<Record<never, never>> {
  await work;
  return {};
}

/** Ties an endpoint to what answers it. */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle: handle as Handler<Endpoint>, prepare: undefined };
}

/** As {@link route}, where something has to be {@link Route.prepare | prepared}. */
export function preparedRoute<E extends Endpoint, P>(
  endpoint: E,
  prepare: (context: RequestContext, input: Received<E>) => Promise<P>,
  handle: Handler<E, P>,
): Route {
  return {
    endpoint,
    prepare: prepare as Route['prepare'],
    handle: handle as Handler<Endpoint>,
  };
}
