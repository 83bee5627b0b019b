import type { FastifyRequest } from 'fastify';
import { isCrossSite } from '#kit/server/api/create-context.ts';

/**
 * The status with which a POST to a page is refused, because another site made
 * it or it is no form; undefined for a good one.
 */
export async function refusalOfPost(request: FastifyRequest, form: Request): Promise<400 | 403 | 415 | undefined> {
  if (isCrossSite(request)) return 403;
  const type = request.headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return undefined;
  if (!/^multipart\/form-data\s*;/i.test(type)) return 415;
  return (await isWhole(form)) ? undefined : 400;
}

async function isWhole(form: Request): Promise<boolean> {
  try {
    await form.clone().formData();
    return true;
  } catch {
    return false;
  }
}
