import { z } from 'zod';
import { RESPONDENT_STATES } from '#domain/answers/respondent-state.ts';
import { endpoint, file, type Given, type Received } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { EXPORTS, PERSON_SEARCHES } from '../rate-limits.ts';

/** By what somebody is found among those who answered. */
export const PERSON_MARKS = ['email', 'phone', 'account', 'text'] as const;

/** So many of one person are shown, taken away and deleted at once. */
export const MOST_OF_PERSON = 100;

const SHORTEST_TEXT = 3;
const LONGEST_MARK = 254;

const person = {
  by: z
    .enum(PERSON_MARKS)
    .describe(
      'By an email address or phone number that they gave, by that of their account, or by words in what they submitted',
    ),
  value: z
    .string()
    .trim()
    .min(1, 'required')
    .min(SHORTEST_TEXT)
    .max(LONGEST_MARK)
    .describe('The address, the number or the words'),
};

export const findPerson = endpoint({
  name: 'findPerson',
  method: 'POST',
  path: '/projects/:id/people',
  summary:
    'What is held of one person in a project that one works on, the latest first. A call looks through 20,000 respondents; `next` goes on',
  access: 'signed-in',
  repeatable: false,
  limits: [PERSON_SEARCHES],
  params: idParams,
  body: z.strictObject({ ...person, cursor: z.string().max(200).optional().describe('`next` of the page before') }),
  data: z.object({
    items: z
      .array(
        z.object({
          _id: z.uuid().describe('Id of the response'),
          state: z.enum(RESPONDENT_STATES).describe('Whether it was submitted, is under way, or ended otherwise'),
          startedAt: moment.describe('When it was started, in UTC'),
          completedAt: moment.nullable().describe('When it was submitted, in UTC; null where it was not'),
          files: z.int().describe('How many files were uploaded with it'),
        }),
      )
      .describe(`${MOST_OF_PERSON} at most`),
    next: z.string().nullable().describe('Where the search goes on; null at the end'),
    read: z.int().describe('How many respondents this call looked through'),
  }),
});
/** By what somebody is looked for. */
export type PersonMark = Pick<Received<typeof findPerson>['body'], 'by' | 'value'>;
export type FoundOfPerson = Given<typeof findPerson>['items'][number];

export const exportPerson = endpoint({
  name: 'exportPerson',
  method: 'GET',
  path: '/projects/:id/people/export',
  summary:
    'What is held of a person, as JSON: each response with its questions and answers in words, details and files',
  access: 'signed-in',
  limits: [EXPORTS],
  refusals: ['forbidden'],
  reply: 'file',
  params: idParams,
  query: z.strictObject({
    ids: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(z.uuid()).min(1).max(MOST_OF_PERSON))
      .describe('Ids of the responses, with commas between them'),
  }),
  data: file,
});

export const deletePerson = endpoint({
  name: 'deletePerson',
  method: 'POST',
  path: '/projects/:id/people/delete',
  summary: 'Delete what is held of a person, with their files: those of the responses named that are found by the mark',
  access: 'signed-in',
  message: 'deleted',
  params: idParams,
  body: z.strictObject({
    ...person,
    ids: z.array(z.uuid()).min(1).max(MOST_OF_PERSON).describe('Ids of the responses, as they were found'),
  }),
  data: z.object({
    deleted: z.int().describe('How many responses were deleted'),
    files: z.int().describe('How many files went with them'),
  }),
});
