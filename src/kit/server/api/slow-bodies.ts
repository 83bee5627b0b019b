import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Long enough for the files of a form over a slow line; Node knows one bound for all requests, and this is it. */
export const FILES_WITHIN_MS = 600_000;

interface BodyBounds {
  /** How long what a request sends may take to arrive. */
  withinMs: number;
  /** What one that carries files brings in the same time at least, to be let go on. */
  leastBytes: number;
}

/** By a kilobyte a second, which the slowest of lines makes. */
const BOUNDS: BodyBounds = { withinMs: 120_000, leastBytes: 120_000 };

const carriers = new WeakSet<FastifyRequest>();

/** What this request sends are files: it may take long, as long as they keep coming. */
export function mayTakeLong(request: FastifyRequest): void {
  carriers.add(request);
}

/** Ends requests whose bodies come so slowly that they only hold a connection. */
export function boundBodies(app: FastifyInstance, { withinMs, leastBytes }: BodyBounds = BOUNDS): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, raw } = request;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      let before = raw.socket.bytesRead;
      const watch = setInterval(() => {
        const { bytesRead } = raw.socket;
        if (raw.complete) clearInterval(watch);
        else if (carriers.has(request) && bytesRead - before >= leastBytes) before = bytesRead;
        else end(request, reply);
      }, withinMs);
      watch.unref();
      const stop = () => clearInterval(watch);
      raw.once('close', stop);
      // A refusal may be read before all of what it refuses is sent.
      reply.raw.once('close', () => (raw.complete || raw.readableEnded) && stop());
    }
    done();
  });
}

/** As Node ends what takes longer than its own bound. */
function end({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  if (socket.writable && !reply.raw.headersSent)
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  raw.destroy();
}
