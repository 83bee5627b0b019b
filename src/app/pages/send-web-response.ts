import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const TRY_AGAIN = [429, 503];

/** Sends what the framework answered, with the cookies and headers that calls of the page left on the reply. */
export function sendWebResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status);
  // A page that did without the call that failed is there, and need not be asked for again.
  if (!TRY_AGAIN.includes(response.status)) reply.removeHeader('retry-after');
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(response.body ? Readable.fromWeb(response.body) : null);
}
