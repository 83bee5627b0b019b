import { z } from 'zod';
import { questionnaireSchema } from '#domain/questionnaire/schema.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';

const versionSummary = z.object({
  number: z.int().describe('Counts from 1'),
  publishedAt: moment.describe('When it was published, in UTC'),
  publishedBy: z.string().nullable().describe('Who published it; null where the account is gone'),
  responses: z
    .int()
    .nullable()
    .describe('How many submitted responses answered it; null where there are too many to tell versions apart at once'),
});
export type VersionSummary = z.infer<typeof versionSummary>;

export const findVersions = endpoint({
  name: 'findVersions',
  method: 'GET',
  path: '/projects/:id/versions',
  summary: 'The published versions of a project, the newest first',
  access: 'signed-in',
  params: idParams,
  query: listQuery.omit({ q: true }),
  data: listOf(versionSummary),
});

export const getVersion = endpoint({
  name: 'getVersion',
  method: 'GET',
  path: '/projects/:id/versions/:number',
  summary:
    'The questionnaire of a published version, which never changes. Saved as the draft, it restores that version: ids ' +
    'stay, so reports add its answers up with those there are',
  access: 'signed-in',
  params: idParams.extend({
    number: z.coerce.number<string | number>().int().min(1).describe('Number of the version'),
  }),
  data: versionSummary.omit({ responses: true }).extend({
    questionnaire: questionnaireSchema.describe('Sections with their questions'),
  }),
});
