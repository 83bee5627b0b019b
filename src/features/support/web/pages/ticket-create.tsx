import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { createTicket, findTicketChoices } from '../../contract/tickets.ts';
import { supportPaths } from '../../paths.ts';
import { NewTicketForm } from '../tickets/new-ticket-form.tsx';

export const handle = { texts: ['api', 'tickets'] } satisfies PageHandle;

export const loader = openToCallers(createTicket);

export default function TicketCreatePage() {
  const t = useText();
  const { data, error, refetch } = useQuery(callQuery(findTicketChoices));
  return (
    <>
      <PageHead title={t('tickets:create')} />
      <PageHeader
        title={t('tickets:create')}
        description={t('tickets:createText')}
        back={{ to: supportPaths.ownTickets, label: t('dashboard:myTickets') }}
      />
      {data ? <NewTicketForm choices={data} /> : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
    </>
  );
}
