import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';

const arrivals = new WeakMap<FastifyRequest, Date>();

/** Notes of each request when its head arrived: what it sends may take minutes. */
export function noteArrivals(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', (request, _reply, done) => {
    arrivals.set(request, clock());
    done();
  });
}

/** When a request arrived, by the clock where nobody noted it. */
export function arrivalOf(request: FastifyRequest, clock: Clock): Date {
  return arrivals.get(request) ?? clock();
}
