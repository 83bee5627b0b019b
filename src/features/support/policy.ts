import { type Actor, isStaff } from '#kit/contract/actor.ts';

/** Who may read a ticket, write in it, close and reopen it: its owner and the staff. For others it is not there. */
export function maySeeTicket(actor: Pick<Actor, 'id' | 'role'>, ticket: { ownerId: string }): boolean {
  return ticket.ownerId === actor.id || isStaff(actor);
}
