import { z } from 'zod';
import { projectSettings } from '#features/projects/contract/settings.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery } from '#kit/contract/listing.ts';
import { LEADERBOARD_NAMES, LEADERBOARDS } from '../rate-limits.ts';
import { respondentParams } from './respondent-parts.ts';
import { projectKind } from './welcome.ts';

export const LONGEST_SHOWN_NAME = 40;

const line = z.object({
  rank: z.int().describe('From 1; whoever has the same score and time and ended in the same moment shares it'),
  name: z
    .string()
    .nullable()
    .describe('As they chose to be shown; null where they chose none, and where names are hidden'),
  earned: z.number().describe('Points they came to by the rule of the quiz, to two decimals'),
  points: z.number().describe('Of how many'),
  rounds: z.int().describe('Of a quiz with rounds: in how many of them they came to that; 1 elsewhere'),
  seconds: z.int().nullable().describe('How long they took; null of whoever started and submitted in one call'),
  isOwn: z.boolean().describe('Whether it is that of whoever asks'),
});
export type LeaderboardLine = z.infer<typeof line>;

const leaderboard = listOf(line).extend({
  project: z
    .object({ kind: projectKind, ...projectSettings.pick({ title: true, languages: true, theme: true }).shape })
    .describe('Whose leaderboard it is'),
  rounds: z.int().nullable().describe('How many rounds it has; null where it has none'),
  hasNames: z.boolean().describe('Whether those who chose a name are shown by it; not where the owner hides all names'),
  isShown: z.boolean().describe('Whether marks are shown by now; until then there are no lines'),
  isWaiting: z
    .boolean()
    .describe('Whether some of what was submitted is not among them yet: a moment after thousands were'),
});

const query = listQuery.pick({ limit: true, cursor: true });

export const getLeaderboard = endpoint({
  name: 'getLeaderboard',
  method: 'GET',
  path: '/projects/:id/leaderboard',
  summary: 'The leaderboard of a quiz whose owner shows it to everyone, the best first',
  access: 'anyone',
  limits: [LEADERBOARDS],
  refusals: ['gone'],
  params: idParams,
  query,
  data: leaderboard,
});

export const getOwnStanding = endpoint({
  name: 'getOwnStanding',
  method: 'GET',
  path: '/respondents/:id/leaderboard',
  summary: 'The leaderboard of a quiz for whoever has submitted it, with where they stand',
  access: 'anyone',
  limits: [LEADERBOARDS],
  refusals: ['gone'],
  params: respondentParams,
  query,
  data: leaderboard.extend({
    own: line
      .nullable()
      .describe('Their own line; null before all of their answers are marked, and while nothing is shown'),
    name: z.string().nullable().describe('The name that they chose; null for none'),
    isForAll: z
      .boolean()
      .describe(
        'Whether all who see the leaderboard see their name: one that was written for participants is not shown to others',
      ),
    isNameRemoved: z.boolean().describe('Whether it was taken off by whoever runs the quiz'),
  }),
});

export const nameOnLeaderboard = endpoint({
  name: 'nameOnLeaderboard',
  method: 'PUT',
  path: '/respondents/:id/leaderboard/name',
  summary: 'Choose the name that one is shown by in the leaderboard of a quiz, or none',
  access: 'anyone',
  limits: [LEADERBOARD_NAMES],
  refusals: ['gone'],
  keysKnown: 'At any time',
  params: respondentParams,
  body: z.strictObject({
    name: z.string().max(LONGEST_SHOWN_NAME).describe('What everyone reads who sees it; empty for no name'),
  }),
  data: z.object({ name: z.string().nullable().describe('The name by now; null for none') }),
});
