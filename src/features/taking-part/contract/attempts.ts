import { z } from 'zod';
import { RESPONDENT_STATES } from '#domain/answers/respondent-state.ts';
import { attemptsLeftSchema } from '#domain/quiz/attempts-schema.ts';
import { resultSchema } from '#domain/quiz/result-schema.ts';
import { shownMarksSchema } from '#domain/quiz/told-marks-schema.ts';
import { projectSettings } from '#features/projects/contract/settings.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { ownRef, STATE } from './respondent-parts.ts';

/** What one may look for among one's attempts: those on the way, and those that ended, however they did. */
export const ATTEMPT_STANDINGS = ['answering', 'ended'] as const;

const attempt = z.object({
  _id: z.uuid().describe('Its id'),
  title: projectSettings.shape.title.describe('Name of the quiz, in one language or both'),
  attempt: z
    .int()
    .nullable()
    .describe('The how manieth time it is that they took it, or its round; null where that was not counted'),
  round: z
    .object({
      number: z.int().describe('The how manieth it is'),
      title: projectSettings.shape.title.describe('What it is called; empty for its number'),
    })
    .nullable()
    .describe('Of a quiz with rounds: the one that they took; null elsewhere'),
  state: z.enum(RESPONDENT_STATES).describe(STATE),
  startedAt: moment.describe('When it was begun, in UTC'),
  completedAt: moment.nullable().describe('When it ended, in UTC; null on the way'),
  marks: shownMarksSchema
    .nullable()
    .describe('What it came to; null on the way, and where the owner of the quiz does not show it by now'),
});
export type AttemptSummary = z.infer<typeof attempt>;

export const findOwnAttempts = endpoint({
  name: 'findOwnAttempts',
  method: 'GET',
  path: '/users/me/attempts',
  summary: 'The quizzes that the caller took under their account, the last begun first',
  access: 'signed-in',
  query: listQuery.extend({
    limit: z.coerce.number<string | number>().int().min(1).max(20).default(20).describe('How many at most on a page'),
    standing: z.enum(ATTEMPT_STANDINGS).optional().describe('On the way (`answering`), or ended'),
  }),
  data: listOf(attempt).extend({ byStanding: countsBy(ATTEMPT_STANDINGS) }),
});

export const getOwnAttempt = endpoint({
  name: 'getOwnAttempt',
  method: 'GET',
  path: '/users/me/attempts/:id',
  summary: 'A quiz that the caller took under their account, with what its owner shows of it by now',
  access: 'signed-in',
  params: idParams,
  data: attempt.omit({ marks: true }).extend({
    projectId: z.uuid().describe('Id of the quiz'),
    ref: ownRef.nullable().describe('On the way, what opens it to go on; null once it ended'),
    again: attemptsLeftSchema
      .nullable()
      .describe('What is left to them of attempts; null on the way, and where it may not be taken again'),
    certificate: z
      .object({ ref: ownRef.describe('Id of the respondent, which takes it: keep it secret') })
      .nullable()
      .describe('Where they passed and the quiz gives certificates; null elsewhere'),
    result: resultSchema.nullable().describe('What is shown of the answers by now, marked; null for nothing'),
  }),
});
