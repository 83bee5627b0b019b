import { z } from 'zod';
import { LOCALES } from '#domain/text/locale.ts';
import { endpoint, file } from '#kit/contract/endpoint.ts';
import { idParams, listQuery } from '#kit/contract/listing.ts';
import { EXPORTS } from '../rate-limits.ts';
import { responseFilter } from './responses.ts';

export const exportResponses = endpoint({
  name: 'exportResponses',
  method: 'GET',
  path: '/projects/:id/responses.csv',
  summary: 'Every completed response as CSV, or those that are asked for: UTF-8 with BOM, formula-safe, streamed',
  access: 'signed-in',
  limits: [EXPORTS],
  reply: 'file',
  params: idParams,
  query: z.strictObject({
    ...responseFilter,
    q: listQuery.shape.q,
    locale: z.enum(LOCALES).default('en').describe('Language'),
  }),
  data: file,
});
