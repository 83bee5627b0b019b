import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { findOwnTickets, OWN_STANDINGS, type OwnTicketSummary } from '../../contract/tickets.ts';
import { supportPaths } from '../../paths.ts';
import { ownTicketsQuery } from '../queries.ts';
import { useTicketColumns } from '../tickets/use-ticket-columns.ts';

export const handle = { texts: ['tickets'] } satisfies PageHandle;

export const loader = openToCallers(findOwnTickets);

export default function OwnTicketsPage() {
  const t = useText();
  const list = useListState({ filters: ['standing'] });
  const query = useQuery(ownTicketsQuery(list.query));
  const create = (
    <Button
      component={LocaleLink}
      to={supportPaths.createTicket}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      {t('tickets:create')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('dashboard:myTickets')} />
      <PageHeader
        title={t('dashboard:myTickets')}
        description={t('tickets:ownText')}
        actions={holdsNothing(query, list) ? null : create}
      />
      {holdsNothing(query, list) ? null : (
        <ListTools>
          <ListSearch list={list} label={t('tickets:search')} />
          <FilterChips
            list={list}
            name="standing"
            label={t('tickets:standing')}
            options={OWN_STANDINGS.map((value) => ({ value, label: t(`tickets:standingOf.${value}`) }))}
            counts={query.data?.byStanding}
          />
        </ListTools>
      )}
      <DataTable<OwnTicketSummary>
        query={query}
        list={list}
        label={t('dashboard:myTickets')}
        columns={useTicketColumns<OwnTicketSummary>()}
        keyOf={({ _id }) => _id}
        linkTo={({ _id }) => supportPaths.ownTicket(_id)}
        empty={
          <EmptyState picture="no-tickets" title={t('tickets:none')} text={t('tickets:ownNoneText')} action={create} />
        }
      />
    </>
  );
}
