import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';
import { NARROWED_REPORTS } from '../rate-limits.ts';
import { narrowingShape } from './narrowing.ts';
import { report } from './report.ts';

/** Without what is not told of those who did not submit, nor of some alone: who started, and quotas. */
const narrowedReport = report.omit({ quotas: true }).extend({
  headline: report.shape.headline.pick({ completed: true, medianSeconds: true }).describe('Figures of these responses'),
});
export type NarrowedReport = z.infer<typeof narrowedReport>;

export const getNarrowedReport = endpoint({
  name: 'getNarrowedReport',
  method: 'GET',
  path: '/projects/:id/report/narrowed',
  summary:
    'The report of some completed responses alone: those of some days, of a source, or both. 422 at `from` where they are more than 10,000 or hold more than 64 MB of answers, or where those of a source would be looked for among more than 200,000',
  access: 'signed-in',
  limits: [NARROWED_REPORTS],
  refusals: ['busy'],
  params: idParams,
  query: z.strictObject(narrowingShape),
  data: narrowedReport,
});
