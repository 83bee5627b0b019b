import { z } from 'zod';

/**
 * Made by the builder, never changed: reports merge versions by it. Answers are records by id, so a name that every
 * object already has (`constructor`, `__proto__`) is refused: it would read as an answer nobody gave.
 */
export const stableId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,32}$/)
  .refine((id) => !(id in {}));

/** Of a row, or an option, of which something is said by itself; or of a cell: its row's and its column's. */
export const rowId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,32}(~[A-Za-z0-9_-]{1,32})?$/)
  .refine((id) => !(id in {}));

/** Of a blank in a passage: the number that it has there, which others keep when it goes. */
export const blankId = z.string().regex(/^[1-9][0-9]?$/);

/** Whether every id is there once. */
export function areApart(parts: readonly { id: string }[]): boolean {
  return new Set(parts.map(({ id }) => id)).size === parts.length;
}
