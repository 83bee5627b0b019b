import type { FastifyRequest } from 'fastify';
import { type FileKeeping, type FormFiles, openFormFiles } from '#features/taking-part/public.ts';
import { plainIp } from '#kit/server/api/plain-ip.ts';
import type { ApiOptions } from '#kit/server/api/register-api.ts';

/** What a form may bring along, looked up before it is read; undefined where it may bring no files. */
export type FormFilesFinder = (request: FastifyRequest, isSignedIn: boolean) => Promise<FormFiles | undefined>;

/** Files of forms that are posted without script: the pages of taking part alone take any. */
export function formFilesFinder({ db, clock }: ApiOptions, keeping: FileKeeping): FormFilesFinder {
  return (request, isSignedIn) =>
    openFormFiles(db, keeping, request.url, { ip: plainIp(request.ip), now: clock(), isSignedIn });
}
