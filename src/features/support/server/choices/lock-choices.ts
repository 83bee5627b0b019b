import { asc } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { CHOICES, type OfferedKind } from './choice-table.ts';

/** As a log reads it: by the names of its columns. */
export type LockedChoice = {
  id: string;
  name: Record<string, string>;
  sequence: number;
  revision: number;
  deletedAt: Date | null;
};

/** All of a kind, those that were deleted among them: there are few, and changes of them follow one another. */
export async function lockChoices(tx: Db, kind: OfferedKind): Promise<LockedChoice[]> {
  const { table } = CHOICES[kind];
  const rows = await tx.select().from(table).orderBy(asc(table.id)).for('update');
  return rows as unknown as LockedChoice[];
}

export function isOffered({ deletedAt }: Pick<LockedChoice, 'deletedAt'>): boolean {
  return deletedAt === null;
}

/** One of them, which is offered unless it is asked for as deleted. */
export function choiceOf(choices: readonly LockedChoice[], id: string, of: 'offered' | 'deleted' = 'offered') {
  const choice = choices.find((one) => one.id === id);
  if (!choice || isOffered(choice) !== (of === 'offered')) throw new AppError('not_found');
  return choice;
}
