import { z } from 'zod';
import { questionSchema } from '#domain/questionnaire/schema.ts';
import { localizedLine } from '#features/projects/contract.ts';
import { endpoint, file } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';

/** One line of a question's chart and table. */
export const reportRow = z.object({
  /** The option id or the value counted. */
  id: z.string(),
  label: localizedLine,
  count: z.int(),
  /** Share of the base, 0 to 100. */
  percent: z.number(),
});

export const questionReport = z.object({
  question: questionSchema,
  sectionTitle: localizedLine,
  /** Who answered. */
  base: z.int(),
  skipped: z.int(),
  rows: z.array(reportRow),
  mean: z.number().nullable(),
  median: z.number().nullable(),
  deviation: z.number().nullable(),
});

export const report = z.object({
  projectId: z.uuid(),
  title: localizedLine,
  asOf: moment,
  headline: z.object({
    started: z.int(),
    completed: z.int(),
    /** Completed of started, 0 to 100; null before the first start. */
    completionPercent: z.number().nullable(),
    medianSeconds: z.number().nullable(),
  }),
  /** The versions that the answers merged here were given to. */
  versions: z.array(z.int()),
  questions: z.array(questionReport),
});
export type Report = z.infer<typeof report>;
export type QuestionReport = z.infer<typeof questionReport>;

export const getReport = endpoint({
  name: 'getReport',
  method: 'GET',
  path: '/projects/:id/report',
  summary: 'Headline figures and a tally of every question, exact at the moment of the call',
  access: 'signed-in',
  params: idParams,
  data: report,
});

export const responseSummary = z.object({
  _id: z.uuid(),
  completedAt: moment,
  seconds: z.int(),
  version: z.int(),
  locale: z.string(),
  answered: z.int(),
  details: z.record(z.string(), z.string()),
});

export const findResponses = endpoint({
  name: 'findResponses',
  method: 'GET',
  path: '/projects/:id/responses',
  summary: 'Completed responses, the newest first',
  access: 'signed-in',
  params: idParams,
  query: listQuery,
  data: listOf(responseSummary),
});

const responseParams = z.object({ id: z.uuid(), responseId: z.uuid() });

export const getResponse = endpoint({
  name: 'getResponse',
  method: 'GET',
  path: '/projects/:id/responses/:responseId',
  summary: 'One response, question by question',
  access: 'signed-in',
  params: responseParams,
  data: responseSummary.extend({
    startedAt: moment,
    previous: z.uuid().nullable(),
    next: z.uuid().nullable(),
    questions: z.array(z.object({ question: questionSchema, answer: z.string().nullable() })),
  }),
});

export const deleteResponse = endpoint({
  name: 'deleteResponse',
  method: 'DELETE',
  path: '/projects/:id/responses/:responseId',
  summary: 'Delete a response; every figure follows',
  access: 'signed-in',
  message: 'deleted',
  params: responseParams,
  data: z.object({}),
});

export const findTextAnswers = endpoint({
  name: 'findTextAnswers',
  method: 'GET',
  path: '/projects/:id/questions/:questionId/answers',
  summary: 'Text answers to one question, the newest first, searchable',
  access: 'signed-in',
  params: z.object({ id: z.uuid(), questionId: questionSchema.options[0].shape.id }),
  query: listQuery,
  data: listOf(z.object({ responseId: z.uuid(), text: z.string(), completedAt: moment })),
});

export const exportResponses = endpoint({
  name: 'exportResponses',
  method: 'GET',
  path: '/projects/:id/responses.csv',
  summary: 'Every completed response as CSV: UTF-8 with BOM, formula-safe, streamed',
  access: 'signed-in',
  reply: 'file',
  params: idParams,
  query: z.object({ locale: z.enum(['en', 'bn']).default('en') }),
  data: file,
});
