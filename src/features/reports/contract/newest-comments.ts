import { z } from 'zod';
import { PROJECT_KINDS, QUIZ_MODES } from '#features/projects/contract/kinds.ts';
import { localizedLine } from '#features/projects/contract/settings.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/listing.ts';
import { LONGEST_WORDS } from './longest-words.ts';

const comment = z.object({
  projectId: z.uuid().describe('Id of the project'),
  projectKind: z.enum(PROJECT_KINDS).describe('What kind of project it is'),
  projectMode: z.enum(QUIZ_MODES).nullable().describe('Of a quiz, how it goes on; null for other kinds of project'),
  projectTitle: localizedLine.describe('Its name, in one language or both'),
  responseId: z.uuid().describe('Id of the response'),
  question: localizedLine.describe('What was asked, in the version that was answered'),
  text: z.string().describe(`How it read, cut to ${LONGEST_WORDS} characters`),
  completedAt: moment.describe('When it was submitted, in UTC'),
});
export type Comment = z.infer<typeof comment>;

export const findNewestComments = endpoint({
  name: 'findNewestComments',
  method: 'GET',
  path: '/projects/newest-comments',
  summary:
    'What people wrote lately in the projects that the caller works with: six at most, of each response the longest',
  access: 'signed-in',
  data: z.array(comment),
});
