import { IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { findContacts } from '../contract/contacts.ts';
import { supportPaths } from '../paths.ts';
import { waitingContactsQuery } from './queries.ts';

/** Customer Support, in the order of the specification. */
export const supportEntries: readonly NavigationEntry[] = [
  {
    label: (t) => t('dashboard:contacts'),
    to: supportPaths.contacts,
    icon: IconMessages,
    reads: findContacts,
    due: { useCount: useWaitingContacts, label: (t, count) => t('dashboard:contactsWaiting', { count }) },
  },
];

function useWaitingContacts(): number | undefined {
  return useQuery({ ...waitingContactsQuery(), select: ({ byStanding: { open, overdue } }) => open + overdue }).data;
}
