import { z } from 'zod';
import { stableId } from '#domain/questionnaire/stable-id-schema.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { listQuery, moment } from '#kit/contract/listing.ts';
import { narrowingShape } from './narrowing.ts';
import { searchedListOf } from './searched-list.ts';

const textAnswer = z.object({
  responseId: z.uuid().describe('Id of the response'),
  text: z.string().describe('How it read'),
  cells: z
    .record(z.string(), z.string())
    .nullable()
    .describe('What was written in each blank or column, by its id; null where a question has none'),
  completedAt: moment.describe('When it was submitted, in UTC'),
});
export type TextAnswer = z.infer<typeof textAnswer>;

export const findTextAnswers = endpoint({
  name: 'findTextAnswers',
  method: 'GET',
  path: '/projects/:id/questions/:questionId/answers',
  summary:
    'What people wrote to one question, or beside its options, the latest started first; `q` searches them in either digit set',
  access: 'signed-in',
  params: z.object({
    id: z.uuid().describe('Id of the project'),
    questionId: stableId.describe('Id of the question'),
  }),
  query: listQuery.extend(narrowingShape),
  data: searchedListOf(textAnswer),
});
