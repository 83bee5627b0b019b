import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { findCategoryEntries } from '../../contract/category-entries.ts';
import { CategoryList } from '../categories/category-list.tsx';

export const handle = { texts: ['api', 'categories', 'content'] } satisfies PageHandle;

export const loader = openToCallers(findCategoryEntries);

export default function CategoryListPage() {
  return (
    <>
      <PageHead title={useText()('dashboard:categories')} />
      <CategoryList />
    </>
  );
}
