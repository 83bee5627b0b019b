import { parseEmail } from '#domain/text/email.ts';
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

interface NotTaken {
  refusal: string | null;
  sender: string;
  subject: string;
  text: string;
}

/** A mail that says of no ticket or contact that it answers it, and that a person may have written. */
export function belongsToNothing({ refusal }: Pick<NotTaken, 'refusal'>): boolean {
  return refusal === 'unknown' || refusal === 'large' || refusal === 'broken';
}

/** It has to say something, and to come from where it can be answered. */
export function mayBecomeTicket(mail: NotTaken): boolean {
  return belongsToNothing(mail) && parseEmail(mail.sender) === mail.sender && mail.text + mail.subject !== '';
}
