import { z } from 'zod';
import { GRADES } from '#domain/quiz/attempts.ts';
import { toldMarksSchema } from '#domain/quiz/told-marks-schema.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { GRADES_READ } from '../rate-limits.ts';

const taker = z.object({
  _id: z.uuid().describe('Id of the account where attempts are counted, and else of the response'),
  name: z.string().nullable().describe('Their name; null where the account is gone'),
  attempts: z.int().describe('How many attempts they have begun'),
  submitted: z.int().describe('How many of them were submitted'),
  marks: toldMarksSchema.nullable().describe('What they came to by the rule of the quiz; null before they submit'),
  rounds: z.int().describe('Of a quiz with rounds: in how many of them they came to that; 1 elsewhere, 0 before'),
  seconds: z
    .int()
    .nullable()
    .describe('How long the attempt that counts took, or all of them on average; null before they submit'),
  lastAt: moment.describe('When they began their last attempt, in UTC'),
});
export type Taker = z.infer<typeof taker>;

export const findGrades = endpoint({
  name: 'findGrades',
  method: 'GET',
  path: '/projects/:id/grades',
  summary:
    'What each person came to who took a quiz under their account or told their name, sorted by name; empty where ' +
    'respondents are anonymous: responses have their marks as well',
  access: 'signed-in',
  limits: [GRADES_READ],
  params: idParams,
  query: listQuery.extend({
    limit: z.coerce.number<string | number>().int().min(1).max(50).default(20).describe('How many at most on a page'),
  }),
  data: listOf(taker).extend({
    grade: z.enum(GRADES).describe('Which of their attempts counts, in each round where there are rounds'),
    rounds: z.int().describe('How many rounds it has; 1 where it has none'),
  }),
});
