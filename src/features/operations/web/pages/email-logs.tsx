import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { FilterChips } from '#ui/dashboard/lists/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { PageHeader } from '#ui/dashboard/page-header.tsx';
import { findMails, MAIL_STATES } from '../../contract.ts';
import { MailTable } from '../mail-table.tsx';

export const loader = openToCallers(findMails);

export default function EmailLogsPage() {
  const t = useText();
  const list = useListState({ filters: ['state'] });
  return (
    <>
      <PageHead title={t('operations:mails')} />
      <PageHeader title={t('operations:mails')} description={t('operations:mailsText')} />
      <ListTools>
        <ListSearch list={list} label={t('operations:searchMails')} />
        <FilterChips
          list={list}
          name="state"
          label={t('operations:state')}
          options={MAIL_STATES.map((state) => ({ value: state, label: t(`operations:stateOf.${state}`) }))}
        />
      </ListTools>
      <MailTable list={list} />
    </>
  );
}
