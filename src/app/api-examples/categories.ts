import { findCategories } from '#features/projects/contract/categories.ts';
import * as entries from '#features/projects/contract/category-entries.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { CATEGORY } from './story.ts';

const CATEGORY_NAME = { name: { en: 'Business and customers', bn: 'ব্যবসা ও গ্রাহক' } };
const OTHER_CATEGORY = '0199f2c5-5d81-7c2f-b1a4-2e3f40516274';

/** What projects are sorted by. */
export const categoriesExamples = [
  exampleOf(findCategories, {
    data: [{ _id: CATEGORY, ...CATEGORY_NAME, active: true }],
  }),
  exampleOf(entries.findCategoryEntries, {
    query: { state: 'active', q: 'business' },
    data: {
      items: [{ _id: CATEGORY, ...CATEGORY_NAME, state: 'active', projects: 12, revision: 1 }],
      next: null,
      total: 1,
      byState: { active: 1, inactive: 0 },
    },
  }),
  exampleOf(entries.createCategory, { body: CATEGORY_NAME, data: { _id: CATEGORY } }),
  exampleOf(entries.renameCategory, { params: { id: CATEGORY }, body: { ...CATEGORY_NAME, revision: 1 }, data: {} }),
  exampleOf(entries.setCategoryState, { params: { id: CATEGORY }, body: { state: 'inactive' }, data: {} }),
  exampleOf(entries.mergeCategory, { params: { id: CATEGORY }, body: { into: OTHER_CATEGORY }, data: {} }),
  exampleOf(entries.deleteCategory, { params: { id: CATEGORY }, data: {} }),
  exampleOf(entries.restoreCategory, { params: { id: CATEGORY }, data: {} }),
  exampleOf(entries.orderCategories, { body: { ids: [CATEGORY, OTHER_CATEGORY] }, data: {} }),
];
