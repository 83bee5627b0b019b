import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asAppError } from '#kit/server/api/as-app-error.ts';
import { pathPattern } from '#kit/server/scrub.ts';

const CANNOT_ANSWER = [
  'This page cannot be shown just now. Try again in a moment.',
  'পাতাটি এই মুহূর্তে দেখানো যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
].join('\n\n');

/**
 * What a browser is told when a page failed before there was one, for example because the database does not answer: a
 * status and plain words. What broke, which may quote what somebody sent, is the log's business.
 */
export function answerFailure(thrown: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfterSeconds } = asAppError(thrown);
  if (status >= 500) {
    const place = pathPattern(request.url.replace(/\?.*$/, ''));
    request.log.error({ err: thrown, place }, 'page failed');
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status >= 500 ? CANNOT_ANSWER : STATUS_CODES[status]);
}
