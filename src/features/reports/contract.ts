import { z } from 'zod';
import { stableId, textSchema } from '#domain/questionnaire/every-question-schema.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { questionSchema, sectionSchema } from '#domain/questionnaire/schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { localizedLine } from '#features/projects/contract/settings.ts';
import { done, endpoint, file, type Given } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { EXPORTS } from './rate-limits.ts';

/** From 0 to 1, everywhere: `formatPercent` turns it into words. */
const share = z.number();

const labelText = textSchema(LIMITS.label);

/** How a text read in older versions, ascending, where it said something else. */
const former = z.object({
  text: labelText.describe('How it read'),
  versions: z.array(z.int()).describe('Published versions, ascending'),
});

/** One bar of a question's chart and one line of its table. `rowWords` of the domain names it. */
const reportRow = z.object({
  id: z.string().describe('Id of an option, a step, a day, or where a bin of numbers begins'),
  count: z.int().describe('How many answers'),
  share: share.describe('Of those who answered, from 0 to 1'),
  label: labelText.optional().describe('What it is called'),
  versions: z.array(z.int()).optional().describe('Published versions, ascending'),
  formerly: z.array(former).optional().describe('Other wordings in older versions, the newest first'),
  from: z.number().optional().describe('Where a bin of numbers begins'),
  to: z.number().optional().describe('Where a bin of numbers ends'),
  points: z
    .number()
    .optional()
    .describe('Of the 100 points each who answered gives, how many went here on average (several choices)'),
});

/** Of the answers to a number or a rating. */
const reportFigures = z.object({
  mean: z.number().describe('Mean'),
  median: z.number().describe('Median'),
  min: z.number().describe('Least'),
  max: z.number().describe('Most'),
  deviation: z.number().nullable().describe('Sample standard deviation; null of a single answer'),
  rounded: z
    .boolean()
    .describe(
      'Some answer had over three significant digits: median, least, most and rows are within 0.5%, the rest exact',
    ),
});

export const questionReport = z.object({
  question: questionSchema.describe('The question, as the newest version that asks it has it'),
  sectionTitle: sectionSchema.shape.title.describe('Title of its section'),
  versions: z.array(z.int()).describe('Published versions, ascending'),
  retired: z.boolean().describe('The newest version no longer asks it, or asks it in a way that does not add up'),
  formerly: z.array(former).describe('Other wordings in older versions, the newest first'),
  base: z.int().describe('How many answered it'),
  skipped: z.int().describe('How many completed without answering it'),
  rows: z.array(reportRow).describe('Counts, one a row; none for texts'),
  figures: reportFigures.nullable().describe('Of numbers and ratings; null for others'),
});

export const report = z.object({
  projectId: z.uuid().describe('Id of the project'),
  title: localizedLine.describe('Its name, in one language or both'),
  asOf: moment.describe('The moment the figures are of, in UTC'),
  headline: z
    .object({
      started: z.int().describe('How many started'),
      completed: z.int().describe('How many completed'),
      completionRate: share.nullable().describe('Completed of started, from 0 to 1; null before the first start'),
      medianSeconds: z
        .number()
        .nullable()
        .describe('Exact under 100 seconds, within 5% beyond; null before the first completion'),
    })
    .describe('Figures of the whole project'),
  trend: z
    .object({
      by: z.enum(['day', 'week', 'month']).describe('Longer stretches the longer it is; weeks begin on Sunday'),
      stretches: z
        .array(
          z.object({
            from: z.string().describe('A day or the first day of a week, YYYY-MM-DD; a month, YYYY-MM'),
            count: z.int().describe('How many completed in it, in Dhaka'),
          }),
        )
        .describe('From the first response on, one after the other, those without a response included'),
    })
    .nullable()
    .describe('Completed responses in time, counted with the figures; null before the first'),
  versions: z.array(z.int()).describe('Published versions, ascending'),
  questions: z.array(questionReport).describe('The questions'),
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
 * tell, and a page may be short, even empty, although `next` leads on: one
 * call reads no more than a fixed number of rows.
 */
function searchedListOf<T extends z.ZodType>(item: T) {
  return listOf(item).extend({
    total: z.int().nullable().describe('How many there are in all; null where counting would cost too much'),
    read: z.int().describe('How many responses this call looked through'),
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
  _id: z.uuid().describe('Its id'),
  state: z.enum(['completed', 'answering']).describe('Whether it was submitted'),
  startedAt: moment.describe('When it was started, in UTC'),
  completedAt: moment.nullable().describe('When it was submitted, in UTC; null while under way'),
  seconds: z.int().nullable().describe('From start to submitting; null while under way'),
  version: z.int().describe('Version that was answered'),
  locale: z.enum(LOCALES).describe('Language'),
  answered: z.int().describe('How many questions have an answer'),
  details: z.record(z.string(), z.string()).describe('What was asked of the person, by detail; empty while under way'),
  source: z
    .record(z.string(), z.string())
    .describe('Where the respondent came from, as the start told: UTM values and the like; empty while under way'),
});
export type ResponseSummary = z.infer<typeof responseSummary>;
export type ListedResponse = Given<typeof findResponses>['items'][number];

const day = z.iso.date();

/** Which responses a list shows and a file holds. */
const responseFilter = {
  language: z.enum(LOCALES).optional().describe('Answered in this language'),
  from: day.optional().describe('Submitted on this day in Dhaka or later, YYYY-MM-DD; started, while under way'),
  until: day.optional().describe('Submitted on this day or earlier'),
  has: z.literal('text').optional().describe('`text`: with an answer in the own words of the respondent'),
};

/** What is told of an answer in words, at most: as much as a cell of a table shows. */
export const LONGEST_WORDS = 280;

export const findResponses = endpoint({
  name: 'findResponses',
  method: 'GET',
  path: '/projects/:id/responses',
  summary:
    'Completed responses, the latest started first; `q` searches what was asked of the person and where they came from, `with` brings every answer',
  access: 'signed-in',
  params: idParams,
  query: listQuery
    .extend({
      ...responseFilter,
      state: responseSummary.shape.state
        .default('completed')
        .describe(
          '`answering`: those not submitted yet, of which only facts are told; `q` and `has` are refused with it',
        ),
      with: z
        .enum(['answers', 'words'])
        .optional()
        .describe(
          "`answers` brings every answer along as it is stored, `words` in words of the caller's language; a page whose " +
            'answers take 8 MB ends there, and `next` goes on',
        ),
    })
    .refine(({ state, q }) => state === 'completed' || !q, { path: ['q'], error: 'unknownField' })
    .refine(({ state, has }) => state === 'completed' || !has, { path: ['has'], error: 'unknownField' }),
  data: searchedListOf(
    responseSummary.extend({
      answers: z
        .record(z.string(), answerValue)
        .optional()
        .describe('By question id, of the questionnaire in the version of the response; only when they are asked for'),
      words: z
        .record(z.string(), z.string())
        .optional()
        .describe(`By question id, cut to ${LONGEST_WORDS} characters; only when they are asked for`),
    }),
  ),
});

const responseParams = z.object({
  id: z.uuid().describe('Id of the project'),
  responseId: z.uuid().describe('Id of the response'),
});

const responseDetail = responseSummary.extend({
  completedAt: moment.describe('When it was submitted, in UTC'),
  seconds: z.int().describe('From start to submitting'),
  previous: z.uuid().nullable().describe('The response that started next after this one; null at the latest'),
  next: z.uuid().nullable().describe('The response that started last before this one; null at the first'),
  questions: z
    .array(
      z.object({
        question: questionSchema.describe('The question, as the version that was answered has it'),
        sectionTitle: sectionSchema.shape.title.describe('Title of its section'),
        value: answerValue
          .nullable()
          .describe('The answer as it is stored, in the shape of its kind; null where skipped'),
        answer: z.string().nullable().describe("The value in words of the caller's language"),
      }),
    )
    .describe('Every question of the version that was answered, in its order'),
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

const textAnswer = z.object({
  responseId: z.uuid().describe('Id of the response'),
  text: z.string().describe('How it read'),
  completedAt: moment.describe('When it was submitted, in UTC'),
});
export type TextAnswer = z.infer<typeof textAnswer>;

export const findTextAnswers = endpoint({
  name: 'findTextAnswers',
  method: 'GET',
  path: '/projects/:id/questions/:questionId/answers',
  summary: 'Text answers to one question, the latest started first; `q` searches them in either digit set',
  access: 'signed-in',
  params: z.object({
    id: z.uuid().describe('Id of the project'),
    questionId: stableId.describe('Id of the question'),
  }),
  query: listQuery,
  data: searchedListOf(textAnswer),
});

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
