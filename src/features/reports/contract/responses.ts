import { z } from 'zod';
import { answerSchema } from '#domain/answers/reading/answer-schema.ts';
import { RESPONDENT_STATES } from '#domain/answers/respondent-state.ts';
import { questionSchema, sectionSchema } from '#domain/questionnaire/schema.ts';
import { ENDED_BY } from '#domain/quiz/clock.ts';
import { OUTCOMES } from '#domain/quiz/outcome.ts';
import { toldMarksSchema } from '#domain/quiz/told-marks-schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { done, endpoint, type Given } from '#kit/contract/endpoint.ts';
import { idParams, listQuery, moment } from '#kit/contract/listing.ts';
import { countedToShape } from './counted-to.ts';
import { LONGEST_WORDS } from './longest-words.ts';
import { narrowingShape } from './narrowing.ts';
import { searchedListOf } from './searched-list.ts';

/** An answer as it is stored, for machines; its question's kind says which. */
const answerValue = answerSchema.describe(
  'An option id (single choice, dropdown), option ids in the order of the question (multiple choice), text, a number ' +
    '(number, rating), a day as YYYY-MM-DD (date), or by the id of a row or an option what was said of each',
);

/** What a variable comes to. */
const reckoned = z.union([z.number(), z.string()]);

const responseSummary = z.object({
  _id: z.uuid().describe('Its id'),
  state: z
    .enum(RESPONDENT_STATES)
    .describe('Whether it was submitted (`completed`), is under way (`answering`), or ended otherwise'),
  startedAt: moment.describe('When it was started, in UTC'),
  completedAt: moment.nullable().describe('When it was submitted, in UTC; null where it was not'),
  seconds: z.int().nullable().describe('From start to submitting; null where it was not'),
  endedBy: z
    .enum(ENDED_BY)
    .nullable()
    .describe(
      'What submitted it as it was then: its `deadline` was reached, or it was closed (`close`); null where whoever answered did, or nobody',
    ),
  version: z.int().describe('Version that was answered'),
  locale: z.enum(LOCALES).describe('Language'),
  answered: z.int().describe('How many questions have an answer'),
  round: z.string().describe('Of a quiz with rounds: id of the one that was taken; empty elsewhere'),
  details: z
    .record(z.string(), z.string())
    .describe('What was asked of the person, by detail; empty where nothing was submitted'),
  source: z
    .record(z.string(), z.string())
    .describe(
      'Where the respondent came from, as the start told: UTM values and the like; empty where nothing was submitted',
    ),
  hiddenValues: z
    .record(z.string(), z.string())
    .readonly()
    .describe('What the link brought along, by name; empty where nothing was submitted'),
});
export type ResponseSummary = z.infer<typeof responseSummary>;
export type ListedResponse = Given<typeof findResponses>['items'][number];

/** Which responses a list shows and a file holds. */
export const responseFilter = {
  language: z.enum(LOCALES).optional().describe('Answered in this language'),
  ...narrowingShape,
  from: narrowingShape.from.describe('Submitted on this day in Dhaka or later, YYYY-MM-DD; started, while under way'),
  until: narrowingShape.until.describe('Submitted on this day or earlier; started, while under way'),
  has: z.literal('text').optional().describe('`text`: with an answer in the own words of the respondent'),
};

/** What asks for what was submitted, and so is not to be had of those who have not submitted yet (decision 35). */
export const OF_SUBMITTED = ['q', 'has', 'source'] as const;

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
          '`answering`: those not submitted yet; `screened_out` and `over_quota`: those who were. Of all these only facts are told, and `q`, `has` and `source` are refused',
        ),
      with: z
        .enum(['answers', 'words'])
        .optional()
        .describe(
          "`answers` brings every answer along as it is stored, `words` in words of the caller's language; a page whose " +
            'answers take 8 MB ends there, and `next` goes on',
        ),
    })
    .check(({ value, issues }) => {
      if (value.state === 'completed') return;
      for (const name of OF_SUBMITTED.filter((asked) => value[asked]))
        issues.push({ code: 'custom', path: [name], message: 'notOfUnsubmitted', input: value[name] });
    }),
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
      values: z
        .record(z.string(), reckoned)
        .optional()
        .describe(
          'What is reckoned of the answers, by variable id, of the version of the response; only when answers or words are asked for, and beside words cut as they are',
        ),
      marks: toldMarksSchema
        .nullable()
        .optional()
        .describe('Of a quiz, what the answers came to; null elsewhere; only when answers or words are asked for'),
      notAsked: z
        .array(z.string())
        .optional()
        .describe(
          'Ids of the questions of the version of the response that this respondent was not asked; which versions ask a question, getReport tells; only when answers or words are asked for',
        ),
      offPath: z
        .array(z.string())
        .optional()
        .describe(
          'Ids of those among `notAsked` that the respondent answered before other answers led past them; only when answers or words are asked for',
        ),
    }),
  ).extend(countedToShape),
});

export const findResponseSources = endpoint({
  name: 'findResponseSources',
  method: 'GET',
  path: '/projects/:id/response-sources',
  summary: 'Where respondents came from, as the newest responses tell, the most frequent first',
  access: 'signed-in',
  params: idParams,
  data: z.object({
    sources: z
      .array(
        z.object({
          name: z.string().describe('What it is called, such as `from` or `utm_source`'),
          value: z.string().describe('Its value, which `source` of findResponses takes'),
        }),
      )
      .describe('The 100 most frequent of the newest 5,000 respondents'),
  }),
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
          .describe('The answer as it is stored, in the shape of its kind; null where skipped or not asked'),
        answer: z.string().nullable().describe("The value in words of the caller's language"),
        asked: z.boolean().describe('Whether this respondent was asked it: false where their answers led past it'),
        offPath: z
          .object({
            value: answerValue,
            answer: z.string().describe("The value in words of the caller's language"),
          })
          .nullable()
          .describe('What was answered before other answers led past the question: kept, and counted nowhere'),
        consentText: z
          .int()
          .nullable()
          .describe(
            'Number of the text that was agreed to by submitting, one of `findConsents`; null where nothing was',
          ),
        mark: toldMarksSchema
          .pick({ earned: true, points: true })
          .extend({ outcome: z.enum(OUTCOMES).describe('Whether the answer is right') })
          .nullable()
          .describe('Of a question that counts in a quiz, what its answer earned; null for others'),
        tries: z
          .array(z.string())
          .describe('Of practice: what was tried after the first answer, in words; none elsewhere'),
        byHand: z
          .object({
            rubric: z.string().describe('What to look for'),
            feedback: z.string().describe('What was said of the answer'),
            revision: z.int().describe('How often the answer was marked; 0 before anybody did'),
            markedBy: z
              .string()
              .nullable()
              .describe('Who marked it last; null before anybody did, and where the account is gone'),
          })
          .nullable()
          .describe('Of a question that somebody marks; null for others'),
      }),
    )
    .describe('Every question of the version that was answered, in its order'),
  values: z
    .array(
      z.object({
        id: z.string().describe('Id of the variable'),
        label: z.string().describe('What owners call it'),
        value: reckoned.nullable().describe('What it comes to; null where that is not known'),
      }),
    )
    .describe('What is reckoned of the answers, as the version that was answered has it'),
  marks: toldMarksSchema.nullable().describe('Of a quiz, what the answers came to; null elsewhere'),
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
