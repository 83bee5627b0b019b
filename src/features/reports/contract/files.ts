import { z } from 'zod';
import { stableId } from '#domain/questionnaire/stable-id-schema.ts';
import { endpoint, uploadedFile } from '#kit/contract/endpoint.ts';
import { listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { DOWNLOADS } from '../rate-limits.ts';
import { narrowingShape } from './narrowing.ts';

const reportedFile = z.object({
  _id: z.string().describe('Id of the file, which ends with its name; `downloadFile` takes it'),
  responseId: z.uuid().describe('Id of the response'),
  name: z.string().describe('What the respondent called it'),
  type: z.string().describe('What it is by what is in it: a media type'),
  size: z.int().describe('In bytes'),
  completedAt: moment.describe('When the response was submitted, in UTC'),
});
export type ReportedFile = z.infer<typeof reportedFile>;

export const findFiles = endpoint({
  name: 'findFiles',
  method: 'GET',
  path: '/projects/:id/questions/:questionId/files',
  summary: 'The files that completed responses gave as their answer to one question, the latest uploaded first',
  access: 'signed-in',
  params: z.object({
    id: z.uuid().describe('Id of the project'),
    questionId: stableId.describe('Id of the question'),
  }),
  query: listQuery.omit({ q: true }).extend(narrowingShape),
  data: listOf(reportedFile),
});

export const downloadFile = endpoint({
  name: 'downloadFile',
  method: 'GET',
  path: '/projects/:id/files/:file',
  summary: 'A file that a completed response names, as it was uploaded and always as a download',
  access: 'signed-in',
  limits: [DOWNLOADS],
  reply: 'file',
  params: z.object({
    id: z.uuid().describe('Id of the project'),
    file: z.string().min(22).max(200).describe('Id of the file, or the first 22 characters of it'),
  }),
  data: uploadedFile,
});
