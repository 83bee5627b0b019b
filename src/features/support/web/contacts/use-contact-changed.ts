import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '#kit/web/calls/queries.ts';
import { findContacts, getContact } from '../../contract/contacts.ts';
import { findTickets } from '../../contract/tickets.ts';

/** Reads a contact and the lists of them again, after it changed. */
export function useContactChanged(id: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: callKey(getContact, { params: { id } }) }),
      client.invalidateQueries({ queryKey: callKey(findContacts) }),
      client.invalidateQueries({ queryKey: callKey(findTickets) }),
    ]);
  };
}
