import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { DownloadRows } from '#ui/dashboard/lists/tools/download-rows.tsx';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { CONTACT_STANDINGS, type ContactSummary, findContacts } from '../../contract/contacts.ts';
import { supportPaths } from '../../paths.ts';
import { useContactColumns } from '../contacts/use-contact-columns.tsx';
import { contactsQuery } from '../queries.ts';

export const handle = { texts: ['support'] } satisfies PageHandle;

export const loader = openToCallers(findContacts);

const MOST_A_PAGE = 100;

export default function ContactsPage() {
  const t = useText();
  const list = useListState({ filters: ['standing'] });
  const query = useQuery(contactsQuery(list.query));
  const columns = useContactColumns();
  return (
    <>
      <PageHead title={t('dashboard:contacts')} />
      <PageHeader title={t('dashboard:contacts')} description={t('support:contactsText')} />
      {holdsNothing(query, list) ? null : (
        <ListTools
          end={
            <DownloadRows
              name="contacts"
              columns={columns}
              read={(cursor) => call(findContacts, { query: { ...list.query, limit: MOST_A_PAGE, cursor } })}
            />
          }
        >
          <ListSearch list={list} label={t('support:searchContacts')} />
          <FilterChips
            list={list}
            name="standing"
            label={t('support:standing')}
            options={CONTACT_STANDINGS.map((value) => ({ value, label: t(`support:standingOf.${value}`) }))}
            counts={query.data?.byStanding}
          />
        </ListTools>
      )}
      <DataTable<ContactSummary>
        query={query}
        list={list}
        label={t('dashboard:contacts')}
        columns={columns}
        keyOf={({ _id }) => _id}
        nameOf={({ subject }) => subject}
        linkTo={({ _id }) => supportPaths.contact(_id)}
        empty={<EmptyState picture="no-mails" title={t('support:noContacts')} text={t('support:noContactsText')} />}
      />
    </>
  );
}
