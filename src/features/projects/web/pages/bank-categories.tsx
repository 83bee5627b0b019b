import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { findSharedCategories } from '../../contract/bank-categories.ts';
import { SharedCategoryList } from '../bank/shared-category-list.tsx';

export const handle = { texts: ['api', 'bank', 'content'] } satisfies PageHandle;

export const loader = openToCallers(findSharedCategories);

export default function BankCategoriesPage() {
  return (
    <>
      <PageHead title={useText()('bank:categories')} />
      <SharedCategoryList />
    </>
  );
}
