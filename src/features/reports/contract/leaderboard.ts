import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';

const standing = z.object({
  _id: z.uuid().describe('Id of whose it is: the account where attempts are counted, and else the response'),
  rank: z.int().describe('From 1; whoever has the same score and time and ended in the same moment shares it'),
  name: z.string().nullable().describe('As they chose to be shown; null where they chose none, or it was taken off'),
  isRemoved: z.boolean().describe('Whether their name was taken off'),
  person: z.string().nullable().describe('Name of the account; null where nobody is known by one'),
  earned: z.number().describe('Points they came to by the rule of the quiz'),
  points: z.number().describe('Of how many'),
  rounds: z.int().describe('Of a quiz with rounds: in how many of them; 1 elsewhere'),
  seconds: z.int().nullable().describe('How long they took; null of whoever started and submitted in one call'),
  endedAt: moment.describe('When what counts was submitted, in UTC'),
});
export type ReportedStanding = z.infer<typeof standing>;

export const findStandings = endpoint({
  name: 'findStandings',
  method: 'GET',
  path: '/projects/:id/standings',
  summary: 'The leaderboard of a quiz for those who work on it, whoever else sees it: the best first',
  access: 'signed-in',
  params: idParams,
  query: listQuery.pick({ limit: true, cursor: true }),
  data: listOf(standing).extend({
    isWaiting: z
      .boolean()
      .describe('Whether some of what was submitted is not among them yet: a moment after thousands were'),
  }),
});

export const removeLeaderboardName = endpoint({
  name: 'removeLeaderboardName',
  method: 'DELETE',
  path: '/projects/:id/standings/:takerId/name',
  summary: 'Take a name off the leaderboard of a quiz for good; the line stays',
  access: 'signed-in',
  message: 'deleted',
  params: idParams.extend({ takerId: z.uuid().describe('Id of whose it is') }),
  data: done,
});
