import { IconFlag, IconLifebuoy, IconMessages, IconTag, IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sitePaths } from '#features/site/paths.ts';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { findContacts } from '../contract/contacts.ts';
import { findTicketCategories, findTicketPriorities } from '../contract/ticket-choices.ts';
import { findOwnTickets, findTickets } from '../contract/tickets.ts';
import { supportPaths } from '../paths.ts';
import { waitingContactsQuery, waitingTicketsQuery } from './queries.ts';

/** Customer Support, in the order of the specification. */
export const supportEntries: readonly NavigationEntry[] = [
  {
    label: (t) => t('dashboard:contacts'),
    to: supportPaths.contacts,
    icon: IconMessages,
    reads: findContacts,
    due: { useCount: useWaitingContacts, label: (t, count) => t('dashboard:contactsWaiting', { count }) },
  },
  {
    label: (t) => t('dashboard:tickets'),
    to: supportPaths.tickets,
    icon: IconTicket,
    reads: findTickets,
    due: { useCount: useWaitingTickets, label: (t, count) => t('dashboard:ticketsWaiting', { count }) },
  },
  {
    label: (t) => t('dashboard:ticketCategories'),
    to: supportPaths.ticketCategories,
    icon: IconTag,
    reads: findTicketCategories,
  },
  {
    label: (t) => t('dashboard:ticketPriorities'),
    to: supportPaths.ticketPriorities,
    icon: IconFlag,
    reads: findTicketPriorities,
  },
];

/** Support in the dashboard. */
export const ownSupportEntries: readonly NavigationEntry[] = [
  { label: (t) => t('dashboard:myTickets'), to: supportPaths.ownTickets, icon: IconTicket, reads: findOwnTickets },
  { label: (t) => t('dashboard:getHelp'), to: sitePaths.contactUs, icon: IconLifebuoy },
];

function useWaitingTickets(): number | undefined {
  return useQuery({ ...waitingTicketsQuery(), select: ({ byStanding: { open, overdue } }) => open + overdue }).data;
}

function useWaitingContacts(): number | undefined {
  return useQuery({ ...waitingContactsQuery(), select: ({ byStanding: { open, overdue } }) => open + overdue }).data;
}
