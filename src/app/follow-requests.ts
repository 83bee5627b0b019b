import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Answered } from '#kit/server/metrics/metrics.ts';
import type { RequestSpan, Tracing } from '#kit/server/tracing/tracing.ts';

export interface RequestFollowers {
  /** Told of each request that was answered. */
  onAnswered?: ((request: Answered) => void) | undefined;
  tracing?: Pick<Tracing, 'begin'> | undefined;
}

/**
 * One line a request, and a figure and a trace where they are wished for, by the route's pattern: addresses hold refs,
 * secrets.
 */
export function followRequests(app: FastifyInstance, { onAnswered, tracing }: RequestFollowers): void {
  if (tracing) traceRequests(app, tracing);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const route = routeOf(request);
    request.log.info({ method: request.method, route, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
    onAnswered?.({ method: request.method, route, status: statusCode, ms: elapsedTime });
    done();
  });
}

/** Before whatever else is done with a request: all that follows from `done` belongs to it. */
function traceRequests(app: FastifyInstance, tracing: Pick<Tracing, 'begin'>): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    const { id, method, headers } = request;
    const span = tracing.begin({ id, method, headers, route: routeOf(request) });
    spans.set(request, span);
    // Also when whoever asked did not wait for the answer.
    reply.raw.once('close', () => span.end(reply.statusCode));
    span.within(done);
  });
  const goOn = (request: FastifyRequest, _reply: unknown, done: () => void): void => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  };
  // A body arrives in the turns of its connection, and an answer leaves in them.
  app.addHook('preValidation', goOn);
  app.addHook('onResponse', goOn);
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'no route';
}
