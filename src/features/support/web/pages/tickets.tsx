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
import { findTickets, TICKET_STANDINGS, type TicketSummary } from '../../contract/tickets.ts';
import { supportPaths } from '../../paths.ts';
import { ticketsQuery } from '../queries.ts';
import { TicketFigures } from '../tickets/ticket-figures.tsx';
import { TicketPlaces } from '../tickets/ticket-places.tsx';
import { useStaffTicketColumns } from '../tickets/use-ticket-columns.ts';

export const handle = { texts: ['tickets'] } satisfies PageHandle;

export const loader = openToCallers(findTickets);

const MOST_A_PAGE = 100;

export default function TicketsPage() {
  const t = useText();
  const list = useListState({ filters: ['standing'] });
  const query = useQuery(ticketsQuery(list.query));
  const columns = useStaffTicketColumns();
  return (
    <>
      <PageHead title={t('dashboard:tickets')} />
      <PageHeader
        title={t('dashboard:tickets')}
        description={
          <>
            {t('tickets:allText')} <TicketFigures />
          </>
        }
        actions={<TicketPlaces />}
      />
      {holdsNothing(query, list) ? null : (
        <ListTools
          end={
            <DownloadRows
              name="tickets"
              columns={columns}
              read={(cursor) => call(findTickets, { query: { ...list.query, limit: MOST_A_PAGE, cursor } })}
            />
          }
        >
          <ListSearch list={list} label={t('tickets:searchAll')} />
          <FilterChips
            list={list}
            name="standing"
            label={t('tickets:standing')}
            options={TICKET_STANDINGS.map((value) => ({ value, label: t(`tickets:standingOf.${value}`) }))}
            counts={query.data?.byStanding}
          />
        </ListTools>
      )}
      <DataTable<TicketSummary>
        query={query}
        list={list}
        label={t('dashboard:tickets')}
        columns={columns}
        keyOf={({ _id }) => _id}
        linkTo={({ _id }) => supportPaths.ticket(_id)}
        empty={<EmptyState picture="no-tickets" title={t('tickets:none')} text={t('tickets:noneText')} />}
      />
    </>
  );
}
