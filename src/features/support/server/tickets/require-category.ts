import { and, eq, isNull } from 'drizzle-orm';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ticketCategories } from '../tables.ts';

/** Refuses a category that is not offered. */
export async function requireCategory(tx: Db, id: string): Promise<void> {
  const isOffered = and(eq(ticketCategories.id, id), isNull(ticketCategories.deletedAt));
  if ((await tx.$count(ticketCategories, isOffered)) === 0) throw invalidField('category', 'unknownChoice');
}
