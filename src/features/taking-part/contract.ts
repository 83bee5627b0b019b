import { z } from 'zod';
import { answerSchema } from '#domain/answers/answer-schema.ts';
import { ENDED_STATES, RESPONDENT_STATES } from '#domain/answers/respondent-state.ts';
import { closingSchema } from '#domain/questionnaire/closings/closing-schema.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { questionnaireSchema } from '#domain/questionnaire/schema.ts';
import { textSchema } from '#domain/questionnaire/text-schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { PROJECT_KINDS } from '#features/projects/contract/kinds.ts';
import { AVAILABILITIES } from '#features/projects/contract/publishing.ts';
import { DETAIL_FIELDS, projectSettings } from '#features/projects/contract/settings.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { POLL_PASSWORD_TRIES, STARTS } from './rate-limits.ts';

/** A respondent's ref: the capability to read and answer this one respondent, and nothing more. */
export const respondentRef = z.string().regex(/^[A-Za-z0-9_-]{64}$/);
const STATE =
  '`completed`, `screened_out` where answers led to a closing that screens out, or `over_quota`; else `answering`';
const ownRef = respondentRef.describe(
  'Id of the respondent: whoever has it may go on with the answers, so keep it secret',
);
const respondentParams = z.object({ id: respondentRef });

/** Answers by question id; null clears one. Values are read by the question's kind, in either digit set. */
const answersInput = z.record(z.string().max(32), z.union([answerSchema, z.null()]));
/** What an identified respondent says of themself; which fields a project asks for is among its settings. */
export const details = z.partialRecord(z.enum(DETAIL_FIELDS), z.string().max(500));

const kind = z.enum(PROJECT_KINDS).describe('What kind of project it is');

export const welcome = z.object({
  _id: z.uuid().describe('Id of the project'),
  kind,
  ...projectSettings.pick({
    title: true,
    description: true,
    languages: true,
    privacy: true,
    viewType: true,
    theme: true,
    responseMethod: true,
    details: true,
    onePer: true,
    opensAt: true,
    endsAt: true,
  }).shape,
  ownerName: z.string().describe('Name of the owner'),
  availability: z.enum(AVAILABILITIES).describe('Whether it takes answers now, and if not, why'),
  questions: z.int().describe('How many questions a respondent is asked, on the longest path'),
  mayBeFewer: z.boolean().describe('Whether answers lead some respondents past some of them'),
  seconds: z.int().describe('How long it takes most people, on the longest path'),
});

export const getWelcome = endpoint({
  name: 'getWelcome',
  method: 'GET',
  path: '/projects/:id/welcome',
  summary: 'What a visitor sees before taking part',
  access: 'anyone',
  params: idParams,
  data: welcome.extend({
    picture: z.url().describe('What stands for it where its link is sent: PNG, 1200 by 630'),
    ballot: questionnaireSchema
      .nullable()
      .describe('What a poll asks, where it is voted in at once: a start with `answers` and `complete` is the vote'),
    voted: respondentRef
      .nullable()
      .describe('Of a poll that shows its results: whom this visitor voted as, on this device or account'),
    respondent: respondentRef
      .nullable()
      .describe('Whom this visitor goes on as, on this device or account; null when there is nothing to go on with'),
    hasAnswered: z.boolean().describe('Whether somebody has answered on this device or account'),
    mayAnswerAgain: z.boolean().describe('Whether another response is taken from this device'),
  }),
});

// A respondent's row holds the keys it was written with: repetitions are told from it, without a statement more.
const KEYS_KNOWN = 'For as long as the response exists';
/**
 * Of these the respondent's row keeps the latest; a client that sends a save again does so long before as many others.
 */
export const SAVES_KNOWN = 200;

/** More than any campaign names. */
const MOST_SOURCES = 30;
/** More than a questionnaire can name; whatever else a link says may come along and is dropped. */
export const MOST_IN_LINK = 50;

export const startRespondent = endpoint({
  name: 'startRespondent',
  method: 'POST',
  path: '/projects/:id/respondents',
  summary: 'Start answering; with `answers` and `complete: true` a whole response in one call',
  access: 'anyone',
  limits: [STARTS, ...Object.values(POLL_PASSWORD_TRIES)],
  refusals: ['signed_out', 'gone'],
  status: 201,
  keysKnown: KEYS_KNOWN,
  params: idParams,
  body: z.strictObject({
    locale: z.enum(LOCALES).optional().describe('Language of the answers'),
    poll_password: z.string().max(100).optional().describe('The password of a limited project'),
    answers: answersInput
      .optional()
      .describe('Answers by question id, each in the shape that its kind of question names'),
    details: details.optional().describe('What the person says of themself, by detail'),
    complete: z.boolean().optional().describe('Submit at once'),
    source: z
      .record(z.string().max(40), z.string().max(200))
      .refine((source) => Object.keys(source).length <= MOST_SOURCES, 'invalid')
      .optional()
      .describe('Where the visitor came from: UTM values and the like'),
    hiddenValues: z
      .record(z.string().max(32), z.string().max(LIMITS.hiddenValue))
      .refine((values) => Object.keys(values).length <= MOST_IN_LINK, 'invalid')
      .optional()
      .describe('What the link brings along, by name; what the questionnaire does not name is dropped'),
    prefill: answersInput
      .optional()
      .describe(
        'Answers that the link suggests, by question id: an option by its id or label. What does not read well is dropped',
      ),
  }),
  data: z.object({
    _id: ownRef,
    responseId: z.uuid().describe('Id of the response, as lists and files name it; it opens nothing'),
    link: z.url().describe('Page of the respondent, to go on at'),
    state: z.enum(RESPONDENT_STATES).describe(STATE),
    revision: z.int().describe('Raised by every save'),
  }),
});

const shownProject = z.object({
  kind,
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
  details: z.record(z.string(), z.string()).describe('What the person says of themself, by detail'),
  hiddenValues: z.record(z.string(), z.string()).readonly().describe('What the link brought along, by name'),
  startedAt: moment.describe('When it was started, in UTC'),
  availability: z.enum(AVAILABILITIES).describe('Whether it takes answers now, and if not, why'),
  project: shownProject
    .extend({
      ...projectSettings.pick({ viewType: true, reviewAnswers: true, responseMethod: true, details: true }).shape,
      questionnaire: questionnaireSchema.describe('Sections with their questions'),
    })
    .describe('What is asked, as it was published when they started'),
});

/** Once ended, the ref tells that it was and what the owner wants to be shown then: no answers, no details. */
const endedRespondent = z.object({
  _id: respondentRef.describe('Id of the respondent'),
  projectId: z.uuid().describe('Id of the project'),
  state: z.enum(ENDED_STATES).describe(STATE),
  locale: z.enum(LOCALES).describe('Language of the answers'),
  completedAt: moment.describe('When it ended, in UTC'),
  closing: closingSchema
    .pick({ title: true, text: true, link: true })
    .nullable()
    .describe(
      'The closing that the answers led to, or that of the full quota; null for the closing text of the project, and ' +
        'for the words of the product where a quota has none',
    ),
  project: shownProject.describe('What was answered'),
});

export const respondent = z.discriminatedUnion('state', [answeringRespondent, endedRespondent]);

export const getRespondent = endpoint({
  name: 'getRespondent',
  method: 'GET',
  path: '/respondents/:id',
  summary: 'A respondent with their questionnaire and the answers so far; once ended, only how',
  access: 'anyone',
  params: respondentParams,
  data: respondent,
});

export const getPollResults = endpoint({
  name: 'getPollResults',
  method: 'GET',
  path: '/respondents/:id/poll-results',
  summary: 'How everyone has voted in a poll that shows its results, for whoever has voted in it',
  access: 'anyone',
  params: respondentParams,
  data: z.object({
    title: textSchema(LIMITS.title).describe('What was asked, in one language or both'),
    votes: z.int().describe('How many voted'),
    isShared: z.boolean().describe('A vote may be shared among several options'),
    options: z
      .array(
        z.object({
          id: z.string().describe('Id of the option'),
          label: textSchema(LIMITS.label).optional().describe('Its words; missing where it is no longer offered'),
          votes: z.int().describe('How many chose it'),
          percent: z
            .int()
            .describe('Of all votes, in whole per cent that add up to 100; a vote is shared equally among its options'),
          isOwn: z.boolean().describe('Whether this respondent chose it'),
        }),
      )
      .describe('What could be chosen, in order'),
  }),
});

export const saveAnswers = endpoint({
  name: 'saveAnswers',
  method: 'PUT',
  path: '/respondents/:id/answers',
  summary: 'Merge answers into those the respondent gave before',
  access: 'anyone',
  refusals: ['gone'],
  keysKnown: `${KEYS_KNOWN}, and until ${SAVES_KNOWN} later saves named keys,`,
  params: respondentParams,
  body: z.strictObject({
    answers: answersInput.describe(
      'Answers by question id, each in the shape that its kind of question names; null takes one back',
    ),
  }),
  data: z.object({
    revision: z.int().describe('Raised by every save'),
    answered: z.int().describe('How many questions have an answer, of those on the path that the answers lead to'),
    total: z.int().describe('How many questions there are on that path, as far as the answers tell it'),
    overQuota: z
      .boolean()
      .describe(
        'Whether a quota is full that these answers fall under: completing now ends it, though answers are missing',
      ),
  }),
});

export const completeRespondent = endpoint({
  name: 'completeRespondent',
  method: 'POST',
  path: '/respondents/:id/complete',
  summary:
    'Submit the response, or screen out where the answers lead to that; required answers that are missing on the path are named, and answers off it are kept apart. Repeating it answers the same; with other answers it is refused',
  access: 'anyone',
  refusals: ['gone'],
  keysKnown: KEYS_KNOWN,
  params: respondentParams,
  body: z.strictObject({
    answers: answersInput
      .optional()
      .describe('Answers by question id, each in the shape that its kind of question names'),
    details: details.optional().describe('What the person says of themself, by detail'),
  }),
  data: z.object({
    _id: ownRef,
    state: z.enum(ENDED_STATES).describe(STATE),
    completedAt: moment.describe('When it ended, in UTC'),
  }),
});
