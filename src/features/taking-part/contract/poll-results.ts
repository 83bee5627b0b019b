import { z } from 'zod';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { textSchema } from '#domain/questionnaire/texts/text-schema.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { respondentParams } from './respondent-parts.ts';

export const getPollResults = endpoint({
  name: 'getPollResults',
  method: 'GET',
  path: '/respondents/:id/poll-results',
  summary: 'How everyone has voted in a poll that shows its results, for whoever has voted in it',
  access: 'anyone',
  refusals: ['gone'],
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
