import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '#kit/web/calls/queries.ts';
import { findOwnTickets, findTickets, getTicket } from '../../contract/tickets.ts';

/** Reads a ticket and the lists of them again, after it changed. */
export function useTicketChanged(id: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const keys = [callKey(getTicket, { params: { id } }), callKey(findTickets), callKey(findOwnTickets)];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
