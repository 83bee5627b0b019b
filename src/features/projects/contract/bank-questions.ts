import { z } from 'zod';
import { questionSchema } from '#domain/questionnaire/schema.ts';
import { questionMarkingSchema } from '#domain/quiz/marking-schema.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { BANK_CHANGES, BANK_READS } from '../rate-limits.ts';
import { bank } from './bank-categories.ts';
import { PROJECT_KINDS, QUIZ_MODES } from './kinds.ts';
import { localizedLine } from './settings.ts';

/** In each bank. */
export const MOST_BANK_QUESTIONS = 5_000;
/** Of one, with its key: twenty times what most have. */
export const MOST_BANK_QUESTION_BYTES = 32_000;
/** Kept in one call. */
export const MOST_KEPT_AT_ONCE = 100;
export const MOST_TAGS = 10;
export const LONGEST_TAG = 40;

/** Of questions that are in no category. */
export const NO_CATEGORY = 'none';

const category = z.uuid().nullable().describe('Id of its category, of the same bank; null for none');
const tags = z
  .array(z.string().trim().min(1, 'required').max(LONGEST_TAG).describe('One of them'))
  .max(MOST_TAGS)
  .describe('Words to find it by');
const revision = z.int().min(1).describe('Number of this state of it');

/** A question as it is kept. */
const kept = {
  question: questionSchema.describe('What is asked. What it says of other questions is left out'),
  marking: questionMarkingSchema.describe('Points, answer key and feedback'),
};

const bankQuestion = z.object({
  _id: z.uuid().describe('Its id'),
  ...kept,
  category,
  tags,
  uses: z.int().describe('How many published quizzes ask it'),
  revision,
  createdAt: moment.describe('When it was kept, in UTC'),
  updatedAt: moment.describe('When it was changed last, in UTC'),
});
export type BankQuestion = z.infer<typeof bankQuestion>;

/** What a list of questions can be narrowed by. */
const narrowed = listQuery.extend({
  category: z
    .union([z.uuid(), z.literal(NO_CATEGORY)])
    .optional()
    .describe(`Those of a category and of what lies in it; \`${NO_CATEGORY}\`: those of none`),
  tag: z.string().trim().max(LONGEST_TAG).optional().describe('Those that have this tag'),
});

const found = listOf(bankQuestion).extend({
  inCategories: z
    .array(
      z.object({
        category: z.uuid().nullable().describe('Id of the category; null for none'),
        count: z.int().describe('How many of them are in it, not counting what lies in it'),
      }),
    )
    .describe('In which categories they are, in the order of the list'),
  allTags: z.array(z.string()).describe('Tags of the bank, those of most questions first; one hundred at most'),
});

export const findBankQuestions = endpoint({
  name: 'findBankQuestions',
  method: 'GET',
  path: '/question-bank/questions',
  summary: 'The questions of a question bank, by category and then as they were kept',
  access: 'signed-in',
  limits: [BANK_READS],
  query: narrowed.extend({ bank }),
  data: found,
});

export const findSharedQuestions = endpoint({
  name: 'findSharedQuestions',
  method: 'GET',
  path: '/question-bank/shared/questions',
  summary: 'The questions of the question bank that is everybody’s, as they are edited',
  access: 'content',
  limits: [BANK_READS],
  query: narrowed,
  data: found,
});

export const getBankQuestion = endpoint({
  name: 'getBankQuestion',
  method: 'GET',
  path: '/question-bank/questions/:id',
  summary: 'A question of a question bank, with which quizzes ask it and how it was answered there',
  access: 'signed-in',
  limits: [BANK_READS],
  params: idParams,
  data: bankQuestion.extend({
    quizzes: z
      .array(
        z.object({
          _id: z.uuid().describe('Id of the project'),
          kind: z.enum(PROJECT_KINDS).describe('What kind of project it is'),
          mode: z.enum(QUIZ_MODES).nullable().describe('How the quiz goes on'),
          title: localizedLine.describe('Its title'),
        }),
      )
      .describe('Those of the quizzes that the caller may see, one hundred at most'),
    otherUses: z.int().describe('How many quizzes ask it that the caller may not see'),
    statistics: z
      .object({
        count: z.int().describe('First attempts at the question as it is kept'),
        facility: z.number().nullable().describe('What part of the points was earned; null of too few'),
        discrimination: z
          .number()
          .nullable()
          .describe('How marks in it go with those in the rest of each quiz, from -1 to 1; null of too few'),
      })
      .nullable()
      .describe('Null for whoever may not edit it'),
  }),
});

export const keepQuestions = endpoint({
  name: 'keepQuestions',
  method: 'POST',
  path: '/question-bank/questions',
  summary: 'Keep questions in a question bank; staff alone in the shared one',
  access: 'signed-in',
  limits: [BANK_CHANGES],
  status: 201,
  message: 'saved',
  body: z.strictObject({
    bank,
    category,
    tags,
    questions: z.array(z.strictObject(kept)).min(1).max(MOST_KEPT_AT_ONCE).describe('The questions'),
  }),
  data: z.object({ ids: z.array(z.uuid()).describe('Their ids in the bank, in order') }),
});

export const updateBankQuestion = endpoint({
  name: 'updateBankQuestion',
  method: 'PUT',
  path: '/question-bank/questions/:id',
  summary: 'Change a question of a question bank; quizzes that ask it keep their copies as they are',
  access: 'signed-in',
  limits: [BANK_CHANGES],
  message: 'saved',
  params: idParams,
  body: z.strictObject({ ...kept, category, tags, revision }),
  data: done,
});

export const deleteBankQuestion = endpoint({
  name: 'deleteBankQuestion',
  method: 'DELETE',
  path: '/question-bank/questions/:id',
  summary: 'Delete a question of a question bank; for 30 days it can be restored. Quizzes keep their copies',
  access: 'signed-in',
  limits: [BANK_CHANGES],
  message: 'deleted',
  params: idParams,
  data: done,
});

export const restoreBankQuestion = endpoint({
  name: 'restoreBankQuestion',
  method: 'POST',
  path: '/question-bank/questions/:id/restore',
  summary: 'Restore a question that was deleted from a question bank',
  access: 'signed-in',
  limits: [BANK_CHANGES],
  message: 'restored',
  params: idParams,
  data: done,
});
