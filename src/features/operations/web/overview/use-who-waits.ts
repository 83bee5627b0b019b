import { useQuery } from '@tanstack/react-query';
import { type ContactSummary, findContacts } from '#features/support/contract/contacts.ts';
import { findTickets, type TicketSummary } from '#features/support/contract/tickets.ts';
import { supportPaths } from '#features/support/paths.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { callQuery } from '#kit/web/calls/queries.ts';

const SHOWN = 5;
const AGAIN_MS = 30_000;
/** Both lists begin with whoever waits, the earliest due first. */
const FIRST = { query: { limit: SHOWN } };

interface Waiting {
  id: string;
  kind: 'ticket' | 'contact';
  to: string;
  subject: string;
  name: string;
  createdAt: string;
  dueAt: string;
  isOverdue: boolean;
}

/** Who waits for an answer of ours, at most five, the earliest due first, by what one may read: tickets, contacts. */
export function useWhoWaits({
  mayReadTickets,
  mayReadContacts,
}: Record<'mayReadTickets' | 'mayReadContacts', boolean>) {
  const tickets = useQuery({
    ...callQuery(findTickets, FIRST),
    select: waitingTickets,
    enabled: mayReadTickets,
    refetchInterval: AGAIN_MS,
  });
  const contacts = useQuery({
    ...callQuery(findContacts, FIRST),
    select: waitingContacts,
    enabled: mayReadContacts,
    refetchInterval: AGAIN_MS,
  });
  const asked = [...(mayReadTickets ? [tickets] : []), ...(mayReadContacts ? [contacts] : [])];
  return {
    failed: asked.find(({ error, data }) => error && !data),
    waiting: asked.some(({ data }) => data === undefined)
      ? undefined
      : asked
          .flatMap(({ data = [] }) => data)
          .sort((one, other) => one.dueAt.localeCompare(other.dueAt))
          .slice(0, SHOWN),
  };
}

function waitingTickets({ items }: Data<typeof findTickets>): Waiting[] {
  return items.filter(waits).map(({ _id, subject, owner, createdAt, dueAt, standing }) => ({
    id: _id,
    kind: 'ticket',
    to: supportPaths.ticket(_id),
    subject,
    name: owner.fullName,
    createdAt,
    dueAt,
    isOverdue: standing === 'overdue',
  }));
}

function waitingContacts({ items }: Data<typeof findContacts>): Waiting[] {
  return items.filter(waits).map(({ _id, subject, name, createdAt, dueAt, standing }) => ({
    id: _id,
    kind: 'contact',
    to: supportPaths.contact(_id),
    subject,
    name,
    createdAt,
    dueAt,
    isOverdue: standing === 'overdue',
  }));
}

function waits({ standing }: Pick<TicketSummary | ContactSummary, 'standing'>): boolean {
  return standing === 'open' || standing === 'overdue';
}
