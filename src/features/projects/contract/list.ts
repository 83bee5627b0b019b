import { z } from 'zod';
import { memberRole } from '#features/company/contract/roles.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { PROJECT_KINDS, QUIZ_MODES } from './kinds.ts';
import { PROJECT_STATUSES } from './project.ts';
import { localizedLine, privacy, projectSettings } from './settings.ts';

const projectSummary = z.object({
  _id: z.uuid().describe('Its id'),
  kind: z.enum(PROJECT_KINDS).describe('What kind of project it is'),
  mode: z.enum(QUIZ_MODES).nullable().describe('Of a quiz, how it goes on; null for other kinds of project'),
  linkCode: z.string().describe('The code of its short link: `/s/{linkCode}` leads to its first page'),
  title: localizedLine.describe('Its name, in one language or both'),
  theme: projectSettings.shape.theme.describe('Colour of its pages'),
  category: projectSettings.shape.category.describe('Id of the category it belongs to; null for none'),
  languages: projectSettings.shape.languages.describe('Languages it can be answered in'),
  status: z.enum(PROJECT_STATUSES).describe('Draft, collecting (`processing`) or closed (`complete`)'),
  isTakenDown: z.boolean().describe('The staff have taken it down: nobody can answer'),
  privacy: privacy.describe('Who may answer: everybody (`public`), or who knows the password (`limited`)'),
  responses: z.int().describe('How many responses are complete'),
  recent: z.array(z.int()).describe('How many of them came in on each of the last 30 days in Dhaka, today last'),
  responseLimit: z.int().nullable().describe('Closes it when so many responses are in; null for no limit'),
  opensAt: moment.nullable().describe('When the first answers are taken, in UTC; null for as soon as it is published'),
  endsAt: moment.nullable().describe('When the last answers are taken, in UTC; null for no end'),
  updatedAt: moment.describe('When it was last changed, in UTC'),
  role: memberRole.describe('What the caller is to it: its owner, or what they are in the company that shares it'),
  sharedBy: z.string().nullable().describe('First and last name of its owner; null for the caller’s own'),
  company: z
    .object({ _id: z.uuid().describe('Its id'), name: localizedLine.describe('Its name, in one language or both') })
    .nullable()
    .describe('The company it is published under; null for none'),
});
export type ProjectSummary = z.infer<typeof projectSummary>;

export const PROJECT_SORTS = ['-updatedAt', 'updatedAt', '-createdAt', 'title', '-responses'] as const;

export const findProjects = endpoint({
  name: 'findProjects',
  method: 'GET',
  path: '/projects',
  summary: 'The projects of the caller, and those that companies share with them',
  access: 'signed-in',
  query: listQuery.extend({
    kind: z.enum(PROJECT_KINDS).optional().describe('What kind of project it is'),
    mode: z.enum(QUIZ_MODES).optional().describe('Only quizzes of this mode'),
    status: z.enum(PROJECT_STATUSES).optional().describe('Draft, collecting (`processing`) or closed (`complete`)'),
    category: z.uuid().optional().describe('Id of a category: those projects alone that belong to it'),
    company: z.uuid().optional().describe('Id of a company: those projects alone that are under it'),
    sort: z.enum(PROJECT_SORTS).default('-updatedAt').describe('Order; `-` before a field puts the largest first'),
  }),
  data: listOf(projectSummary).extend({ byStatus: countsBy(PROJECT_STATUSES) }),
});
