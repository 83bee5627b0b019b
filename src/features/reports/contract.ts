import { z } from 'zod';
import { stableId, textSchema } from '#domain/questionnaire/asked-schema.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { questionSchema, sectionSchema } from '#domain/questionnaire/schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { localizedLine } from '#features/projects/contract.ts';
import { done, endpoint, file } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { EXPORTS } from './rate-limits.ts';

/** From 0 to 1, everywhere: `formatPercent` turns it into words. */
const share = z.number();

const labelText = textSchema(LIMITS.label);

/** How a text read in older versions, ascending, where it said something else. */
const former = z.object({ text: labelText, versions: z.array(z.int()) });

/** One bar of a question's chart and one line of its table. `rowWords` of the domain names it. */
const reportRow = z.object({
  /** An option's id, a rating's step, a day, month or year, or where a bin of numbers begins. */
  id: z.string(),
  count: z.int(),
  /** Of those who answered. */
  share,
  /** An option's; the last one it had, when it is no longer offered. */
  label: labelText.optional(),
  /** Of an option: the versions that offer it, ascending. Its share is of all who answered, in whichever version. */
  versions: z.array(z.int()).optional(),
  /** Of an option: other wordings in older versions, the newest first. */
  formerly: z.array(former).optional(),
  /** A bin of numbers: from `from` up to but not including `to`, or one value when they are the same. */
  from: z.number().optional(),
  to: z.number().optional(),
  /** Multiple choice by the poll rule: of the 100 points each who answered gives, how many went here on average. */
  points: z.number().optional(),
});

/** Of the answers to a number or a rating. */
const reportFigures = z.object({
  mean: z.number(),
  median: z.number(),
  min: z.number(),
  max: z.number(),
  /** Sample standard deviation; null of a single answer. */
  deviation: z.number().nullable(),
  /** Some answer had more than three significant digits: median, least, most and rows are within 0.5%, mean and deviation exact. */
  rounded: z.boolean(),
});

export const questionReport = z.object({
  /** As the newest version that asks it has it. */
  question: questionSchema,
  sectionTitle: sectionSchema.shape.title,
  /** The published versions that ask it, ascending; their answers are merged here. */
  versions: z.array(z.int()),
  /** The newest version no longer asks it, or asks it so differently that the answers do not add up: see `question.kind`. */
  retired: z.boolean(),
  /** Other wordings of its title in older versions, the newest first. */
  formerly: z.array(former),
  /** Who answered. */
  base: z.int(),
  /** Who completed without answering it. */
  skipped: z.int(),
  /** None for texts: `findTextAnswers` lists those. */
  rows: z.array(reportRow),
  figures: reportFigures.nullable(),
});

export const report = z.object({
  projectId: z.uuid(),
  title: localizedLine,
  asOf: moment,
  headline: z.object({
    started: z.int(),
    completed: z.int(),
    /** Completed of started; null before the first start. */
    completionRate: share.nullable(),
    /** Exact under 100 seconds, within 5% beyond; null before the first completion. */
    medianSeconds: z.number().nullable(),
  }),
  /** Every published version, ascending. */
  versions: z.array(z.int()),
  questions: z.array(questionReport),
});
export type Report = z.infer<typeof report>;
export type QuestionReport = z.infer<typeof questionReport>;
export type ReportRow = z.infer<typeof reportRow>;
export type Former = z.infer<typeof former>;

export const getReport = endpoint({
  name: 'getReport',
  method: 'GET',
  path: '/projects/:id/report',
  summary: 'Headline figures and a tally of every question, exact at the moment of the call',
  access: 'signed-in',
  params: idParams,
  data: report,
});

/**
 * A page of a list that is searched by reading it. While searching, `total` is null, for only reading everything would
 * tell, and a page may be short, even empty, although `next` leads on: one call reads no more than a fixed number of rows.
 */
function searchedListOf<T extends z.ZodType>(item: T) {
  return listOf(item).extend({
    total: z.int().nullable(),
    /** How many responses this call looked through. */
    read: z.int(),
  });
}

/** An answer as it is stored, for machines; its question's kind says which. */
const answerValue = z
  .union([z.string(), z.number(), z.array(z.string()).readonly()])
  .describe(
    'An option id (single choice, dropdown), option ids in the order of the question (multiple choice), text, a number ' +
      '(number, rating) or a day as YYYY-MM-DD (date)',
  );

const responseSummary = z.object({
  _id: z.uuid(),
  startedAt: moment,
  completedAt: moment,
  seconds: z.int(),
  version: z.int(),
  locale: z.enum(LOCALES),
  /** How many questions have an answer. */
  answered: z.int(),
  /** What was asked of the person: name, phone, email, address. */
  details: z.record(z.string(), z.string()),
  source: z
    .record(z.string(), z.string())
    .describe('Where the respondent came from, as the start told: UTM values and the like'),
});
export type ResponseSummary = z.infer<typeof responseSummary>;

export const findResponses = endpoint({
  name: 'findResponses',
  method: 'GET',
  path: '/projects/:id/responses',
  summary:
    'Completed responses, the latest started first; `q` searches what was asked of the person, `with=answers` brings every answer',
  access: 'signed-in',
  params: idParams,
  query: listQuery.extend({ with: z.literal('answers').optional() }),
  data: searchedListOf(
    responseSummary.extend({
      answers: z
        .record(z.string(), answerValue)
        .optional()
        .describe('By question id, of the questionnaire in the version of the response; only when they are asked for'),
    }),
  ),
});

const responseParams = z.object({ id: z.uuid(), responseId: z.uuid() });

const responseDetail = responseSummary.extend({
  /** Neighbours in the order of `findResponses`: `previous` started later, `next` earlier. */
  previous: z.uuid().nullable(),
  next: z.uuid().nullable(),
  /** The questionnaire of the response's own version; answers are null where skipped. */
  questions: z.array(
    z.object({
      question: questionSchema,
      sectionTitle: sectionSchema.shape.title,
      value: answerValue.nullable(),
      answer: z.string().nullable().describe("The value in words of the caller's language"),
    }),
  ),
});
export type ResponseDetail = z.infer<typeof responseDetail>;

export const getResponse = endpoint({
  name: 'getResponse',
  method: 'GET',
  path: '/projects/:id/responses/:responseId',
  summary: 'One response, question by question: each answer as it is stored and in words',
  access: 'signed-in',
  params: responseParams,
  data: responseDetail,
});

export const deleteResponse = endpoint({
  name: 'deleteResponse',
  method: 'DELETE',
  path: '/projects/:id/responses/:responseId',
  summary: 'Delete a response; every figure follows',
  access: 'signed-in',
  message: 'deleted',
  params: responseParams,
  data: done,
});

const textAnswer = z.object({ responseId: z.uuid(), text: z.string(), completedAt: moment });
export type TextAnswer = z.infer<typeof textAnswer>;

export const findTextAnswers = endpoint({
  name: 'findTextAnswers',
  method: 'GET',
  path: '/projects/:id/questions/:questionId/answers',
  summary: 'Text answers to one question, the latest started first; `q` searches them in either digit set',
  access: 'signed-in',
  params: z.object({ id: z.uuid(), questionId: stableId }),
  query: listQuery,
  data: searchedListOf(textAnswer),
});

export const exportResponses = endpoint({
  name: 'exportResponses',
  method: 'GET',
  path: '/projects/:id/responses.csv',
  summary: 'Every completed response as CSV: UTF-8 with BOM, formula-safe, streamed',
  access: 'signed-in',
  limits: [EXPORTS],
  reply: 'file',
  params: idParams,
  query: z.strictObject({ locale: z.enum(LOCALES).default('en') }),
  data: file,
});
