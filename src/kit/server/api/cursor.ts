// Cursors of keyset-paged lists: the last row's sort values, opaque to callers.
import { z } from 'zod';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { refuseHostile } from './hostile-input.ts';

/** A moment in a cursor; narrower than ISO 8601, for the database does not take all that ISO 8601 allows. */
export const cursorMoment = z.iso.datetime().regex(/^[12].{18}(\.\d{1,6})?Z$/);

export type CursorValues = readonly (string | number)[];

export interface Page<Row> {
  items: Row[];
  next: string | null;
}

/** The sort values that a caller's cursor stands for, checked like any other input; undefined on the first page. */
export function readCursor<Values extends CursorValues>(
  cursor: string | undefined,
  schema: z.ZodType<Values>,
): Values | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const values = schema.safeParse(decode(cursor));
  if (!values.success) throw invalidField('cursor', 'malformed');
  return values.data;
}

/** A page of `limit` rows out of `limit + 1` that were read: the extra one tells whether more follow. */
export function pageOf<Row>(rows: readonly Row[], limit: number, valuesOf: (row: Row) => CursorValues): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last !== undefined && rows.length > limit ? writeCursor(valuesOf(last)) : null };
}

/** The cursor that stands for these sort values. */
export function writeCursor(values: CursorValues): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function decode(cursor: string): unknown {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    refuseHostile(values);
    return values;
  } catch (error) {
    if (error instanceof AppError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
