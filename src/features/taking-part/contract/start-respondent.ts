import { z } from 'zod';
import { RESPONDENT_STATES } from '#domain/answers/respondent-state.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';
import { POLL_PASSWORD_TRIES, STARTS } from '../rate-limits.ts';
import { answersInput, details, KEYS_KNOWN, ownRef, STATE } from './respondent-parts.ts';

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
    round: z
      .string()
      .max(32)
      .optional()
      .describe('Of a quiz with rounds: id of the one to take; left out, the next that is open to the caller'),
    questions: z
      .array(z.string().max(32))
      .max(LIMITS.questions)
      .optional()
      .describe(
        'Of a quiz that is practised: ids of the questions to ask; ids of others are dropped. Left out, or where none is ' +
          'left: what is due today of a signed-in caller, and if that is nothing all of them',
      ),
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
