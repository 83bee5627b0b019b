import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/listing.ts';
import { projectCounts } from './counts.ts';
import { PROJECT_KINDS, QUIZ_MODES } from './kinds.ts';
import { localizedLine } from './settings.ts';

/** What may need doing with a project, the most pressing first. */
export const NEXT_STEPS = ['share', 'ending', 'full', 'republish', 'finish', 'read'] as const;

const nextStep = z.object({
  kind: z
    .enum(NEXT_STEPS)
    .describe(
      'Open and unanswered (`share`), open and ending soon (`ending`), open and close to its limit (`full`), changed ' +
        'since published (`republish`), a draft (`finish`), answered in the last week (`read`)',
    ),
  projectId: z.uuid().describe('The project that it is most about'),
  projectKind: z.enum(PROJECT_KINDS).describe('What kind of project that is'),
  projectMode: z.enum(QUIZ_MODES).nullable().describe('Of a quiz, how it goes on; null for other kinds of project'),
  title: localizedLine.describe('Its name, in one language or both'),
  responses: z.int().describe('How many responses it has; for `read` those of the last seven days'),
  responseLimit: z.int().nullable().describe('Closes it when so many responses are in; null for no limit'),
  endsAt: moment.nullable().describe('When its last answers are taken, in UTC; null for no end'),
});
export type NextStep = z.infer<typeof nextStep>;

export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/projects/dashboard',
  summary:
    'How the projects that the caller works with stand, what came in during the last 30 days, and what needs doing',
  access: 'signed-in',
  data: projectCounts.extend({
    days: z
      .array(
        z.object({ day: z.iso.date().describe('The day in Dhaka'), responses: z.int().describe('How many came in') }),
      )
      .describe('The last days, today the last of them: 30, or fewer where more came in than is counted at once'),
    newest: z
      .array(
        z.object({
          projectId: z.uuid().describe('The project'),
          responses: z.array(z.int()).describe('How many came in on each of `days`'),
          lastResponseAt: moment.nullable().describe('When the last response came in, in UTC; null where none did'),
        }),
      )
      .describe('The last days and the last response of the five projects that were made last, the newest first'),
    nextSteps: z
      .array(nextStep)
      .describe(
        'What needs doing, at most one of a kind, of all projects that the caller changes; `read` of all they see',
      ),
  }),
});
export type Dashboard = z.infer<(typeof getDashboard)['data']>;
