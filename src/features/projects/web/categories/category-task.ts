import type { CategoryEntry } from '../../contract/category-entries.ts';

/** What is open over the list. */
export type CategoryTask = { of: 'create' } | { of: 'order' } | { of: 'rename' | 'merge'; entry: CategoryEntry };
