import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { maySeeTicket } from '../../policy.ts';
import { tickets } from '../tables.ts';

/** A ticket that the actor may see, its row locked until the change is done. */
export async function lockTicket(tx: Db, actor: Actor, id: string): Promise<typeof tickets.$inferSelect> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  if (!ticket || !maySeeTicket(actor, ticket)) throw new AppError('not_found');
  return ticket;
}
