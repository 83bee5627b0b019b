import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';

/** How long what a request sends may take and count as sent with its head: answers, over a slow line. */
export const ON_ITS_WAY_MS = 5_000;

interface Arrival {
  head: Date;
  /** When all that it sends was there. */
  whole?: Date;
}

const arrivals = new WeakMap<FastifyRequest, Arrival>();

/** Notes of each request when its head arrived, and when all of it had. */
export function noteArrivals(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const arrival: Arrival = { head: clock() };
    arrivals.set(request, arrival);
    request.raw.once('end', () => {
      arrival.whole = clock();
    });
    done();
  });
}

/**
 * When a request arrived, by the clock where nobody noted it: with its head, unless what it sends took longer than any
 * line needs. Whoever keeps a body back has no more time to think of what is in it.
 */
export function arrivalOf(request: FastifyRequest, clock: Clock): Date {
  const { head, whole = head } = arrivals.get(request) ?? { head: clock() };
  const latest = whole.getTime() - ON_ITS_WAY_MS;
  return latest > head.getTime() ? new Date(latest) : head;
}
