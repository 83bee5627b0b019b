import { z } from 'zod';
import { answerSchema } from '#domain/answers/reading/answer-schema.ts';
import { ENDED_STATES } from '#domain/answers/respondent-state.ts';
import { closingSchema } from '#domain/questionnaire/closings/closing-schema.ts';
import { askedSchema } from '#domain/questionnaire/schema.ts';
import { attemptsLeftSchema } from '#domain/quiz/attempts-schema.ts';
import { ENDED_BY } from '#domain/quiz/clock.ts';
import { toldTrySchema } from '#domain/quiz/practice/told-try-schema.ts';
import { resultSchema, shownQuestionSchema } from '#domain/quiz/result-schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { QUIZ_MODES } from '#features/projects/contract/kinds.ts';
import { AVAILABILITIES } from '#features/projects/contract/publishing.ts';
import { projectSettings } from '#features/projects/contract/settings.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/listing.ts';
import { certificateCode } from './certificates.ts';
import { ownRef, respondentParams, respondentRef, STATE } from './respondent-parts.ts';
import { projectKind } from './welcome.ts';

const shownProject = z.object({
  kind: projectKind,
  mode: z.enum(QUIZ_MODES).nullable().describe('Of a quiz, how it goes on; null for other kinds of project'),
  ...projectSettings.pick({ title: true, languages: true, theme: true, closingText: true }).shape,
});

/** Somebody on the way: everything that their next page needs. */
const answeringRespondent = z.object({
  _id: ownRef,
  projectId: z.uuid().describe('Id of the project'),
  state: z.literal('answering').describe('Not submitted yet'),
  locale: z.enum(LOCALES).describe('Language of the answers'),
  revision: z.int().describe('Raised by every save'),
  answers: z
    .record(z.string(), answerSchema)
    .describe('Answers by question id, each in the shape that its kind of question names'),
  untouched: z
    .array(z.string())
    .describe(
      'Ids of the questions that began with a default answer or what the link suggested, and whose answer was not sent since',
    ),
  details: z.record(z.string(), z.string()).describe('What the person says of themself, by detail'),
  hiddenValues: z.record(z.string(), z.string()).readonly().describe('What the link brought along, by name'),
  source: z
    .record(z.string(), z.string())
    .readonly()
    .describe('Where their link said that they came from: UTM values and the like'),
  startedAt: moment.describe('When it was started, in UTC'),
  until: moment
    .nullable()
    .describe('Of a quiz with a clock: when the time is up, in UTC; fixed when this was asked first, null elsewhere'),
  turn: z
    .object({
      question: z
        .string()
        .nullable()
        .describe(
          'The question that is to be answered now; null once none is left, and where `told` keeps the next waiting',
        ),
      until: moment.nullable().describe('When its time is up, in UTC; fixed when it was served first'),
      seconds: z.int().nullable().describe('How long it has in all; null where there is none to be answered now'),
      step: z.int().describe('The how manieth question it is'),
      of: z.int().describe('Of how many'),
      atMost: z.boolean().describe('Whether it may be fewer, for answers decide'),
      more: z.boolean().describe('Whether another follows, by the answers so far'),
    })
    .nullable()
    .describe(
      'Of a quiz whose questions each have their time: the one that is before them. Questionnaire and answers have no ' +
        'later ones, and nothing that names them: they are served one by one, once this one is answered or its time is ' +
        'up. Null elsewhere',
    ),
  final: z
    .array(z.string())
    .describe(
      'Ids of the questions that are answered, or left out, for good: also once nothing is told during any more',
    ),
  told: z
    .object({
      final: z.array(z.string()).describe('The same ids'),
      questions: z.array(shownQuestionSchema).describe('What is shown of them, in order'),
      tells: z
        .array(z.string())
        .describe('Ids of the questions, of those that are sent here, of which something is told whatever is answered'),
    })
    .nullable()
    .describe('Of a quiz that tells during: the questions whose answers are final; null elsewhere'),
  picked: z
    .array(z.string())
    .nullable()
    .describe('Ids of the questions that they are asked, and of what is said among them; null for all'),
  practice: z
    .object({ tried: z.array(toldTrySchema).describe('The questions that were tried in this sitting, in order') })
    .nullable()
    .describe('Of a quiz that is practised: what came of it so far; null elsewhere'),
  now: moment.describe('What time it is here, in UTC: clocks of devices differ'),
  availability: z.enum(AVAILABILITIES).describe('Whether it takes answers now, and if not, why'),
  project: shownProject
    .extend({
      ...projectSettings.pick({
        viewType: true,
        reviewAnswers: true,
        showProgress: true,
        allowBack: true,
        responseMethod: true,
        details: true,
        clock: true,
      }).shape,
      questionnaire: askedSchema.describe('Sections with their questions'),
    })
    .describe('What is asked, as it was published when they started'),
});

/**
 * Once ended, the ref tells that it was and what the owner wants to be shown then: no details, and no answers but those
 * to a quiz whose owner shows them.
 */
const endedRespondent = z.object({
  _id: respondentRef.describe('Id of the respondent'),
  projectId: z.uuid().describe('Id of the project'),
  state: z.enum(ENDED_STATES).describe(STATE),
  locale: z.enum(LOCALES).describe('Language of the answers'),
  completedAt: moment.describe('When it ended, in UTC'),
  endedBy: z
    .enum(ENDED_BY)
    .nullable()
    .describe(
      'What submitted it as it was then: the `deadline` was reached, or the quiz closed (`close`); null where that was done by whoever answered',
    ),
  closing: closingSchema
    .pick({ title: true, text: true, link: true })
    .nullable()
    .describe(
      'The closing that the answers led to, null for the closing text of the project; of `over_quota` that of the full ' +
        'quota, or words of the product where it has none: never null',
    ),
  redirect: projectSettings.shape.redirect.describe(
    'Where the page of thanks leads by itself after some seconds, unless it is stopped: that of the closing, or of the ' +
      'project for those who completed it; null for nowhere. A poll that shows results opens nothing by itself: the ' +
      'address is a link below them',
  ),
  result: resultSchema
    .nullable()
    .describe('Of a quiz: what its owner shows of the answers by now, marked; null for nothing, and elsewhere'),
  again: attemptsLeftSchema
    .nullable()
    .describe('Of a quiz that may be taken again by whoever took it: what is left to them; null where it may not'),
  certificate: z
    .object({ code: certificateCode.nullable().describe('What it is checked by; null until it was taken') })
    .nullable()
    .describe('Of a quiz that gives certificates: where it is passed; null elsewhere'),
  rounds: z
    .object({
      taken: z.int().describe('How many rounds they have submitted'),
      of: z.int().describe('Of how many'),
      total: z
        .object({ earned: z.number().describe('Points that they came to'), points: z.number().describe('Of how many') })
        .nullable()
        .describe('In all rounds that are marked; null before, and while marks are not shown'),
      isMore: z.boolean().describe('Whether there is a round that they may take now'),
    })
    .nullable()
    .describe('Of a quiz with rounds: how far they have come; null elsewhere'),
  hasLeaderboard: z.boolean().describe('Whether they may look where they stand in the leaderboard of a quiz'),
  project: shownProject.describe('What was answered'),
});

export const respondent = z.discriminatedUnion('state', [answeringRespondent, endedRespondent]);

export const getRespondent = endpoint({
  name: 'getRespondent',
  method: 'GET',
  path: '/respondents/:id',
  summary: 'A respondent with their questionnaire and the answers so far; once ended, only how',
  access: 'anyone',
  refusals: ['gone'],
  params: respondentParams,
  query: z.strictObject({
    told: z
      .string()
      .optional()
      .describe(
        'Id of a question whose answer is final, to look at what is told of it: where each question has its time, the next ' +
          'is not put before them meanwhile, and its time does not run',
      ),
  }),
  data: respondent,
});
