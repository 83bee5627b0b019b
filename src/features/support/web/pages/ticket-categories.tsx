import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { findTicketCategories } from '../../contract/ticket-choices.ts';
import { CategoryForm } from '../choices/category-form.tsx';
import { ChoiceList } from '../choices/choice-list.tsx';

export const handle = { texts: ['api', 'ticketChoices'] } satisfies PageHandle;

export const loader = openToCallers(findTicketCategories);

export default function TicketCategoriesPage() {
  const t = useText();
  return (
    <ChoiceList
      kind="categories"
      finder={findTicketCategories}
      title={t('dashboard:ticketCategories')}
      form={(entry, onSaved) => <CategoryForm entry={entry} onSaved={onSaved} />}
    />
  );
}
