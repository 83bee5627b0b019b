import type { FastifyInstance } from 'fastify';

/** More than browsers have on its way when they get to read a reply. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Reads on what is refused for its size, and throws it away: a connection that closes while its sender is still sending
 * takes the refusal along. Ends it where more comes than anybody sends who reads replies.
 */
export function readRefusedBodies(app: FastifyInstance, mostBytes = MOST_BYTES): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (reply.statusCode === 413 && !raw.complete) {
      reply.removeHeader('connection');
      let left = mostBytes;
      raw.on('data', ({ length }: Buffer) => {
        left -= length;
        if (left < 0) raw.destroy();
      });
    }
    done(null, payload);
  });
}
