import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { ColumnChoice } from '#ui/dashboard/lists/tools/column-choice.tsx';
import { DownloadRows } from '#ui/dashboard/lists/tools/download-rows.tsx';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { findMails, MAIL_STATES } from '../../contract.ts';
import { MailTable, useMailColumns } from '../mails/mail-table.tsx';
import { mailsQuery } from '../queries.ts';

export const loader = openToCallers(findMails);

const MOST_A_PAGE = 100;

export default function EmailLogsPage() {
  const t = useText();
  const list = useListState({ filters: ['state'] });
  const query = useQuery(mailsQuery(list.query));
  const columns = useMailColumns();
  return (
    <>
      <PageHead title={t('operations:mails')} />
      <PageHeader title={t('operations:mails')} description={t('operations:mailsText')} />
      {holdsNothing(query, list) ? null : (
        <ListTools
          end={
            <>
              <ColumnChoice list={list} columns={columns} />
              <DownloadRows
                name="emails"
                columns={columns}
                read={(cursor) => call(findMails, { query: { ...list.query, limit: MOST_A_PAGE, cursor } })}
              />
            </>
          }
        >
          <ListSearch list={list} label={t('operations:searchMails')} />
          <FilterChips
            list={list}
            name="state"
            label={t('operations:state')}
            options={MAIL_STATES.map((state) => ({ value: state, label: t(`operations:listed.${state}`) }))}
            counts={query.data?.byState}
          />
        </ListTools>
      )}
      <MailTable list={list} query={query} columns={columns} />
    </>
  );
}
