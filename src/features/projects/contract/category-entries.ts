import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, idParams, LONGEST_SEARCH, listOf } from '#kit/contract/listing.ts';
import { CATEGORY_CHANGES } from '../rate-limits.ts';
import { localizedLine } from './settings.ts';

/** As many as anybody looks through. */
export const MOST_CATEGORIES = 100;

const LONGEST_NAME = 60;

/** Offered to projects, or no longer. */
export const CATEGORY_STATES = ['active', 'inactive'] as const;
export type CategoryState = (typeof CATEGORY_STATES)[number];

const nameText = z.string().trim().min(1, 'required').max(LONGEST_NAME);

/** What an administrator writes of one. */
export const categoryContent = z.strictObject({
  name: z
    .strictObject({ en: nameText.describe('In English'), bn: nameText.describe('In Bengali') })
    .describe('Its name in both languages; no other has it'),
});
export type CategoryContent = z.infer<typeof categoryContent>;

const state = z
  .enum(CATEGORY_STATES)
  .describe('Whether projects may be given it (`active`) or not (`inactive`); one that has it keeps it');
const revision = z.int().min(1).describe('Number of this state of it');

const categoryEntry = z.object({
  _id: z.uuid().describe('Its id'),
  name: localizedLine.describe('Its name in both languages'),
  state,
  projects: z.int().describe('How many projects have it'),
  revision,
});
export type CategoryEntry = z.infer<typeof categoryEntry>;

export const findCategoryEntries = endpoint({
  name: 'findCategoryEntries',
  method: 'GET',
  path: '/categories/entries',
  summary: 'Categories as they are edited, in the order in which they are offered, with how many projects have each',
  access: 'content',
  query: z.strictObject({
    q: z.string().trim().max(LONGEST_SEARCH).optional().describe('What to search for, in either language'),
    state: state.optional(),
  }),
  data: listOf(categoryEntry).extend({ byState: countsBy(CATEGORY_STATES) }),
});

export const createCategory = endpoint({
  name: 'createCategory',
  method: 'POST',
  path: '/categories',
  summary: 'Add a category, after the others',
  access: 'content',
  limits: [CATEGORY_CHANGES],
  status: 201,
  message: 'saved',
  body: categoryContent,
  data: z.object({ _id: z.uuid().describe('Its id') }),
});

export const renameCategory = endpoint({
  name: 'renameCategory',
  method: 'PUT',
  path: '/categories/:id',
  summary: 'Rename a category',
  access: 'content',
  limits: [CATEGORY_CHANGES],
  message: 'saved',
  params: idParams,
  body: categoryContent.extend({ revision }),
  data: done,
});

export const setCategoryState = endpoint({
  name: 'setCategoryState',
  method: 'PUT',
  path: '/categories/:id/state',
  summary: 'Offer a category to projects, or no longer',
  access: 'content',
  limits: [CATEGORY_CHANGES],
  message: 'saved',
  params: idParams,
  body: z.strictObject({ state }),
  data: done,
});

export const mergeCategory = endpoint({
  name: 'mergeCategory',
  method: 'POST',
  path: '/categories/:id/merge',
  summary: 'Give the projects of a category to another and delete it; restoring it gives them back',
  access: 'content',
  limits: [CATEGORY_CHANGES],
  message: 'saved',
  params: idParams,
  body: z.strictObject({ into: z.uuid().describe('Id of the category that takes its projects; it is active') }),
  data: done,
});

export const deleteCategory = endpoint({
  name: 'deleteCategory',
  method: 'DELETE',
  path: '/categories/:id',
  summary: 'Delete a category; its projects are left without one, and for 30 days it can be restored',
  access: 'content',
  limits: [CATEGORY_CHANGES],
  message: 'deleted',
  params: idParams,
  data: done,
});

export const restoreCategory = endpoint({
  name: 'restoreCategory',
  method: 'POST',
  path: '/categories/:id/restore',
  summary: 'Restore a category that was deleted, with those of its projects that were given no other since',
  access: 'content',
  limits: [CATEGORY_CHANGES],
  message: 'restored',
  params: idParams,
  data: done,
});

export const orderCategories = endpoint({
  name: 'orderCategories',
  method: 'POST',
  path: '/categories/order',
  summary: 'Put all categories in order',
  access: 'content',
  limits: [CATEGORY_CHANGES],
  message: 'saved',
  body: z.strictObject({
    ids: z
      .array(z.uuid().describe('Id of one of them'))
      .max(MOST_CATEGORIES)
      .describe('The id of each of them once, the first first'),
  }),
  data: done,
});
