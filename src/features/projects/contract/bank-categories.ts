import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';
import { BANK_CHANGES } from '../rate-limits.ts';
import { localizedLine } from './settings.ts';

/** The caller's own bank, and the one that administrators keep for everybody. */
export const BANKS = ['own', 'shared'] as const;
export type Bank = (typeof BANKS)[number];

/** In each bank. */
export const MOST_BANK_CATEGORIES = 300;

const LONGEST_NAME = 60;

export const bank = z.enum(BANKS).describe('The caller’s own bank (`own`), or the one that is everybody’s (`shared`)');

const nameText = z.string().trim().max(LONGEST_NAME);
const within = z.uuid().nullable().describe('Id of the category it lies in; null for none');
const revision = z.int().min(1).describe('Number of this state of it');

/** What is written of one. */
export const bankCategoryContent = z.strictObject({
  name: z
    .strictObject({
      en: nameText.optional().describe('In English'),
      bn: nameText.optional().describe('In Bengali'),
    })
    .describe('Its name, in the shared bank in both languages; no other in the same category has it'),
  within,
});
export type BankCategoryContent = z.infer<typeof bankCategoryContent>;

/** The same for the shared bank. */
export const sharedCategoryContent = bankCategoryContent.extend({
  name: z.strictObject({ en: nameText.min(1, 'required'), bn: nameText.min(1, 'required') }),
});

const category = z.object({
  _id: z.uuid().describe('Its id'),
  within,
  name: localizedLine.describe('Its name'),
  questions: z.int().describe('How many questions are in it, not counting those in what lies in it'),
  revision,
});
export type BankCategory = z.infer<typeof category>;

const categories = z.array(category).describe('In no order: screens sort them by name');

export const findBankCategories = endpoint({
  name: 'findBankCategories',
  method: 'GET',
  path: '/question-bank/categories',
  summary: 'The categories of a question bank',
  access: 'signed-in',
  query: z.strictObject({ bank }),
  data: categories,
});

export const findSharedCategories = endpoint({
  name: 'findSharedCategories',
  method: 'GET',
  path: '/question-bank/shared/categories',
  summary: 'The categories of the question bank that is everybody’s, as they are edited',
  access: 'content',
  data: categories,
});

export const createBankCategory = endpoint({
  name: 'createBankCategory',
  method: 'POST',
  path: '/question-bank/categories',
  summary: 'Add a category to a question bank; staff alone to the shared one',
  access: 'signed-in',
  limits: [BANK_CHANGES],
  status: 201,
  message: 'saved',
  body: bankCategoryContent.extend({ bank }),
  data: z.object({ _id: z.uuid().describe('Its id') }),
});

export const updateBankCategory = endpoint({
  name: 'updateBankCategory',
  method: 'PUT',
  path: '/question-bank/categories/:id',
  summary: 'Rename a category of a question bank, or move it into another with all that lies in it',
  access: 'signed-in',
  limits: [BANK_CHANGES],
  message: 'saved',
  params: idParams,
  body: bankCategoryContent.extend({ revision }),
  data: done,
});

export const deleteBankCategory = endpoint({
  name: 'deleteBankCategory',
  method: 'DELETE',
  path: '/question-bank/categories/:id',
  summary: 'Delete a category of a question bank that nothing is in',
  access: 'signed-in',
  limits: [BANK_CHANGES],
  message: 'deleted',
  params: idParams,
  data: done,
});
