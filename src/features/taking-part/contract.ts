import { z } from 'zod';
import { questionnaireSchema } from '#domain/questionnaire/schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import {
  AVAILABILITIES,
  DETAIL_FIELDS,
  DETAIL_RULES,
  localizedLine,
  localizedProse,
  ONE_RESPONSE_PER,
  PRIVACIES,
  RESPONSE_METHODS,
  VIEW_TYPES,
} from '#features/projects/contract.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { POLL_PASSWORD_TRIES, STARTS } from './rate-limits.ts';

const RESPONDENT_STATES = ['answering', 'completed'] as const;
export type RespondentState = (typeof RESPONDENT_STATES)[number];

/** A respondent's id: the capability to read and answer this one respondent, and nothing more. */
export const respondentRef = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const respondentParams = z.object({ id: respondentRef });

const answer = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);
/** Answers by question id; null clears one. Values are read by the question's kind, in either digit set. */
const answersInput = z.record(z.string().max(32), answer);
/** What an identified respondent says of themself; which fields a project asks for is among its settings. */
export const details = z.partialRecord(z.enum(DETAIL_FIELDS), z.string().max(500));

export const welcome = z.object({
  _id: z.uuid(),
  title: localizedLine,
  description: localizedProse,
  ownerName: z.string(),
  languages: z.array(z.enum(LOCALES)),
  availability: z.enum(AVAILABILITIES),
  opensAt: moment.nullable(),
  endsAt: moment.nullable(),
  privacy: z.enum(PRIVACIES),
  viewType: z.enum(VIEW_TYPES),
  responseMethod: z.enum(RESPONSE_METHODS),
  /** Whom it takes one response from; where it is not nobody, starting again meets the respondent who is there. */
  onePer: z.enum(ONE_RESPONSE_PER),
  details: z.record(z.enum(DETAIL_FIELDS), z.enum(DETAIL_RULES)),
  questions: z.int(),
  seconds: z.int(),
});

export const getWelcome = endpoint({
  name: 'getWelcome',
  method: 'GET',
  path: '/projects/:id/welcome',
  summary: 'What a visitor sees before taking part',
  access: 'anyone',
  params: idParams,
  data: welcome.extend({
    /** Who this visitor is as a respondent on this device, to go on with or to be told that it is done. */
    respondent: z.object({ _id: respondentRef, state: z.enum(RESPONDENT_STATES) }).nullable(),
    mayAnswerAgain: z.boolean(),
  }),
});

/** More than any campaign names. */
const MOST_SOURCES = 30;

export const startRespondent = endpoint({
  name: 'startRespondent',
  method: 'POST',
  path: '/projects/:id/respondents',
  summary: 'Start answering; with `answers` and `complete: true` a whole response in one call',
  access: 'anyone',
  limits: [STARTS, ...Object.values(POLL_PASSWORD_TRIES)],
  refusals: ['signed_out', 'gone'],
  status: 201,
  params: idParams,
  body: z.strictObject({
    locale: z.enum(LOCALES).optional(),
    poll_password: z.string().max(100).optional(),
    answers: answersInput.optional(),
    details: details.optional(),
    complete: z.boolean().optional(),
    /** Where the visitor came from: UTM values and the like. */
    source: z
      .record(z.string().max(40), z.string().max(200))
      .refine((source) => Object.keys(source).length <= MOST_SOURCES, 'invalid')
      .optional(),
  }),
  data: z.object({ _id: respondentRef, state: z.enum(RESPONDENT_STATES), revision: z.int() }),
});

export const respondent = z.object({
  _id: respondentRef,
  projectId: z.uuid(),
  state: z.enum(RESPONDENT_STATES),
  locale: z.enum(LOCALES),
  /** Raised by every save. */
  revision: z.int(),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  details: z.record(z.string(), z.string()),
  startedAt: moment,
  completedAt: moment.nullable(),
  availability: z.enum(AVAILABILITIES),
  project: welcome
    .pick({ title: true, languages: true, viewType: true, responseMethod: true, details: true })
    .extend({ closingText: localizedProse, questionnaire: questionnaireSchema }),
});

export const getRespondent = endpoint({
  name: 'getRespondent',
  method: 'GET',
  path: '/respondents/:id',
  summary: 'A respondent with their questionnaire and the answers so far',
  access: 'anyone',
  params: respondentParams,
  data: respondent,
});

export const saveAnswers = endpoint({
  name: 'saveAnswers',
  method: 'PUT',
  path: '/respondents/:id/answers',
  summary: 'Merge answers into the respondent. The key makes a repetition answer what the first one did',
  access: 'anyone',
  refusals: ['gone'],
  params: respondentParams,
  body: z.strictObject({ answers: answersInput, key: z.string().min(8).max(64).optional() }),
  data: z.object({ revision: z.int(), answered: z.int(), total: z.int() }),
});

export const completeRespondent = endpoint({
  name: 'completeRespondent',
  method: 'POST',
  path: '/respondents/:id/complete',
  summary: 'Submit the response; required answers that are missing are named. Repeating it answers the same',
  access: 'anyone',
  refusals: ['gone'],
  params: respondentParams,
  body: z.strictObject({ answers: answersInput.optional(), details: details.optional() }),
  data: z.object({ _id: respondentRef, state: z.enum(RESPONDENT_STATES), completedAt: moment }),
});
