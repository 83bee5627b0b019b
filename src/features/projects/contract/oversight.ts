import { z } from 'zod';
import { askedSchema } from '#domain/questionnaire/schema.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { OVERSIGHT_LISTS, TAKEDOWNS } from '../rate-limits.ts';
import { PROJECT_KINDS, PROJECT_TYPES, QUIZ_MODES } from './kinds.ts';
import { PROJECT_SORTS } from './list.ts';
import { PROJECT_STATUSES, STATUS_TONES } from './project.ts';
import { localizedLine, PRIVACIES, projectSettings } from './settings.ts';
import { takedown, takenDown } from './takedown.ts';

/** How a project stands to those who look after the site. */
export const STANDINGS = [...PROJECT_STATUSES, 'taken_down'] as const;
export type Standing = (typeof STANDINGS)[number];

/** How a standing looks. */
export const STANDING_TONES = { ...STATUS_TONES, taken_down: 'danger' } as const;

const standing = z
  .enum(STANDINGS)
  .describe('Draft, collecting (`processing`), closed (`complete`) or taken down by the staff (`taken_down`)');

const summary = z.object({
  _id: z.uuid().describe('Its id'),
  kind: z.enum(PROJECT_KINDS).describe('What kind of project it is'),
  mode: z.enum(QUIZ_MODES).nullable().describe('Of a quiz, how it goes on; null for other kinds of project'),
  title: localizedLine.describe('Its name, in one language or both'),
  owner: z
    .object({ _id: z.uuid().describe('Id of the account'), fullName: z.string().describe('First and last name') })
    .describe('Whom it belongs to'),
  standing,
  privacy: projectSettings.shape.privacy,
  responses: z.int().describe('How many responses are complete'),
  createdAt: moment.describe('When it was made, in UTC'),
  updatedAt: moment.describe('When it was last changed, in UTC'),
});
export type AnyProjectSummary = z.infer<typeof summary>;

export const findAllProjects = endpoint({
  name: 'findAllProjects',
  method: 'GET',
  path: '/all-projects',
  summary: 'The projects of everybody, searched by title and owner, without what anybody answered',
  access: 'projects',
  limits: [OVERSIGHT_LISTS],
  query: listQuery.extend({
    owner: z.uuid().optional().describe('Id of an account: its projects alone'),
    company: z.uuid().optional().describe('Id of a company: the projects under it alone'),
    type: z.enum(PROJECT_TYPES).optional().describe('What kind of project it is, and of a quiz how it goes on'),
    standing: standing.optional(),
    privacy: z.enum(PRIVACIES).optional().describe('Who may answer'),
    sort: z.enum(PROJECT_SORTS).default('-createdAt').describe('Order; `-` before a field puts the largest first'),
  }),
  data: listOf(summary).extend({
    byType: countsBy(PROJECT_TYPES),
    byStanding: countsBy(STANDINGS),
    byPrivacy: countsBy(PRIVACIES),
  }),
});

export const getAnyProject = endpoint({
  name: 'getAnyProject',
  method: 'GET',
  path: '/all-projects/:id',
  summary: 'Anybody’s project as the staff see it: what it asks as published, and nothing of what was answered',
  access: 'projects',
  params: idParams,
  data: summary.extend({
    owner: summary.shape.owner
      .extend({
        email: z.string().nullable().describe('Email address; null for none'),
        phone: z.string().nullable().describe('Mobile number; null for none'),
      })
      .describe('Whom it belongs to'),
    description: projectSettings.shape.description,
    languages: projectSettings.shape.languages.describe('Languages it can be answered in'),
    linkCode: z.string().describe('The code of its short link: `/s/{linkCode}` leads to its first page'),
    opensAt: moment
      .nullable()
      .describe('When the first answers are taken, in UTC; null for as soon as it is published'),
    endsAt: moment.nullable().describe('When the last answers are taken, in UTC; null for no end'),
    responseLimit: z.int().nullable().describe('Closes it when so many responses are in; null for no limit'),
    takenDown: takenDown.nullable().describe('Why and since when it is taken down; null for most'),
    version: z.int().nullable().describe('Number of the published version; null before the first'),
    questionnaire: askedSchema.nullable().describe('That version; null before the first'),
  }),
});
export type AnyProject = z.infer<typeof getAnyProject.data>;

export const takeDownProject = endpoint({
  name: 'takeDownProject',
  method: 'POST',
  path: '/all-projects/:id/take-down',
  summary:
    'Take a published project down: at once nobody can answer or open it, its owner is told why, and what was answered ' +
    'stays theirs to read',
  access: 'projects',
  limits: [TAKEDOWNS],
  params: idParams,
  body: takedown,
  data: done,
});

export const putBackProject = endpoint({
  name: 'putBackProject',
  method: 'POST',
  path: '/all-projects/:id/put-back',
  summary: 'Put a project back that was taken down, as it was; one that cannot collect any more is closed',
  access: 'projects',
  limits: [TAKEDOWNS],
  params: idParams,
  data: done,
});
