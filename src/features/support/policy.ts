import { type Actor, may } from '#kit/contract/actor.ts';

/**
 * Who may read a ticket, write in it, close and reopen it: its owner, and staff whose work tickets are. For others it
 * is not there.
 */
export function maySeeTicket(
  actor: Pick<Actor, 'id' | 'role' | 'permissions'>,
  ticket: { ownerId: string | null },
): boolean {
  return ticket.ownerId === actor.id || may(actor, 'tickets');
}
