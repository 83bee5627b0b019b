import { z } from 'zod';
import { ENDED_STATES } from '#domain/answers/respondent-state.ts';
import { shownQuestionSchema } from '#domain/quiz/result-schema.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/listing.ts';
import { answersInput, details, KEYS_KNOWN, ownRef, respondentParams, STATE } from './respondent-parts.ts';

/**
 * Of these the respondent's row keeps the latest; a client that sends a save again does so long before as many others.
 */
export const SAVES_KNOWN = 200;

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
    answered: z
      .int()
      .describe('How many questions have an answer that was sent, of those on the path that the answers lead to'),
    total: z.int().describe('How many questions there are on that path, as far as the answers tell it'),
    overQuota: z
      .boolean()
      .describe(
        'Whether a quota is full that these answers fall under: completing now ends it, though answers are missing',
      ),
    told: z
      .array(shownQuestionSchema)
      .optional()
      .describe(
        'Of a quiz that tells during: what its owner shows of these questions, whose answers are final with this; they ' +
          'are refused when they are sent otherwise later, and before what is asked ahead of them. Left out elsewhere',
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
