import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router';
import { AREAS, type Area } from '#features/identity/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { WithFacts } from '#ui/dashboard/facts/with-facts.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { supportPaths } from '../../paths.ts';
import { ticketQuery } from '../queries.ts';
import { CloseTicketButton } from './close-ticket-button.tsx';
import { TicketFacts, useTicketBrief } from './ticket-facts.tsx';
import { TicketMessages } from './ticket-messages.tsx';
import { TicketStandingBadge } from './ticket-standing.tsx';
import { WriteInTicket } from './write-in-ticket.tsx';

interface TicketScreenProps extends Pick<ComponentProps<typeof WriteInTicket>, 'AnswerField'> {
  area: Area;
}

/** A ticket, as its owner or as staff see it: what was written, what to write, and what is known of it. */
export function TicketScreen({ area, AnswerField }: TicketScreenProps) {
  const t = useText();
  const { id = '' } = useParams();
  const briefOf = useTicketBrief();
  const { data: ticket, error, refetch } = useQuery(ticketQuery(id));
  const title = ticket?.subject ?? t('tickets:ticket');
  const back =
    area === AREAS.admin
      ? { to: supportPaths.tickets, label: t('dashboard:tickets') }
      : { to: supportPaths.ownTickets, label: t('dashboard:myTickets') };
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        back={back}
        badge={ticket ? <TicketStandingBadge standing={ticket.standing} /> : null}
        actions={ticket ? <CloseTicketButton ticket={ticket} /> : null}
      />
      {error && !ticket ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {ticket ? (
        <WithFacts facts={<TicketFacts ticket={ticket} />} brief={briefOf(ticket)}>
          <TicketMessages ticket={ticket} />
          {ticket.standing === 'closed' ? (
            <p>{t('tickets:closedText')}</p>
          ) : (
            <WriteInTicket key={ticket._id} ticket={ticket} AnswerField={AnswerField} />
          )}
        </WithFacts>
      ) : null}
      {ticket || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
    </>
  );
}
