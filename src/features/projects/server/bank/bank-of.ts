import { eq, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Actor, may } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Bank } from '../../contract/bank-categories.ts';

/** Whose what is kept in a bank is; nobody's in the shared one. */
export function ownerOf(actor: Actor, bank: Bank): string | null {
  return bank === 'own' ? actor.id : null;
}

/** Whether a row is of this bank. */
export function isOfBank(owner: AnyPgColumn, ownerId: string | null): SQL {
  return ownerId === null ? isNull(owner) : eq(owner, ownerId);
}

/** Whether somebody finds a row: it is their own, or everybody's. */
export function isFoundBy(owner: AnyPgColumn, actor: Pick<Actor, 'id'>): SQL | undefined {
  return or(eq(owner, actor.id), isNull(owner));
}

/** People edit their own bank, and staff who edit content the shared one. */
export function mayEditBank(actor: Actor, ownerId: string | null): boolean {
  return ownerId === null ? may(actor, 'content') : ownerId === actor.id;
}

/** Refuses who may not; what others have does not exist for them. */
export function requireEditor(actor: Actor, ownerId: string | null): void {
  if (!mayEditBank(actor, ownerId)) throw new AppError(ownerId === null ? 'forbidden' : 'not_found');
}
