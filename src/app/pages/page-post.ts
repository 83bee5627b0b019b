import type { FastifyRequest } from 'fastify';
import { isCrossSite } from '#kit/server/api/create-context.ts';
import { isMultipart } from './multipart.ts';

/** The status with which a POST to a page is refused, because another site made it or it is no form. */
export function refusalOfPost(request: FastifyRequest): 403 | 415 | undefined {
  if (isCrossSite(request)) return 403;
  const type = request.headers['content-type'] ?? '';
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type) || isMultipart(request) ? undefined : 415;
}
