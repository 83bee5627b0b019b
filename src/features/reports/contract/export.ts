import { z } from 'zod';
import { LOCALES } from '#domain/text/locale.ts';
import { endpoint, file } from '#kit/contract/endpoint.ts';
import { idParams, listQuery } from '#kit/contract/listing.ts';
import { workbook } from '#kit/contract/workbook.ts';
import { EXPORTS } from '../rate-limits.ts';
import { responseFilter } from './responses.ts';

/** What every file of a project says of who may have it, and how often. */
const exported = {
  method: 'GET',
  access: 'signed-in',
  limits: [EXPORTS],
  reply: 'file',
  params: idParams,
} as const;

const locale = z.enum(LOCALES).default('en').describe('Language');

const ofResponses = z.strictObject({ ...responseFilter, q: listQuery.shape.q, locale });
const ofGrades = z.strictObject({ q: listQuery.shape.q, locale });

const AS_WORKBOOK =
  'a workbook (.xlsx) with what the CSV file has: numbers and Dhaka times as such, text never as a formula. ' +
  'Refused with `invalid` where a sheet has no room for so many rows or columns';

export const exportResponses = endpoint({
  ...exported,
  name: 'exportResponses',
  path: '/projects/:id/responses.csv',
  summary: 'Every completed response as CSV, or those that are asked for: UTF-8 with BOM, formula-safe, streamed',
  query: ofResponses,
  data: file,
});

export const exportResponsesWorkbook = endpoint({
  ...exported,
  name: 'exportResponsesWorkbook',
  path: '/projects/:id/responses.xlsx',
  summary: `Every completed response, or those that are asked for, as ${AS_WORKBOOK}`,
  query: ofResponses,
  data: workbook,
});

export const exportGrades = endpoint({
  ...exported,
  name: 'exportGrades',
  path: '/projects/:id/grades.csv',
  summary: 'What each person came to who took a quiz under their account or told their name, as CSV, sorted by name',
  query: ofGrades,
  data: file,
});

export const exportGradesWorkbook = endpoint({
  ...exported,
  name: 'exportGradesWorkbook',
  path: '/projects/:id/grades.xlsx',
  summary: `What each person came to who took a quiz under their account or told their name, as ${AS_WORKBOOK}`,
  query: ofGrades,
  data: workbook,
});
