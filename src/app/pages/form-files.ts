import type { FastifyRequest } from 'fastify';
import { type FileKeeping, findFormPage, takeFormFile } from '#features/taking-part/public.ts';
import { plainIp } from '#kit/server/api/plain-ip.ts';
import type { ApiOptions } from '#kit/server/api/register-api.ts';
import type { FormFileTaker } from './multipart.ts';

/** Files of forms that are posted without script: the pages of taking part alone take any. */
export function formFileTaker({ db, clock }: ApiOptions, keeping: FileKeeping): FormFileTaker {
  return (request: FastifyRequest) => {
    const page = findFormPage(request.url);
    if (!page) return undefined;
    return (file) => takeFormFile(db, keeping, page, file, { ip: plainIp(request.ip), now: clock() });
  };
}
