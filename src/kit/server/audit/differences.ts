import { isDeepStrictEqual } from 'node:util';
import type { AuditSubject, FieldChange } from '#kit/contract/audit.ts';

/** What a record may hold of one value, in characters of JSON; of a larger one it keeps only that it changed. */
const LONGEST_VALUE = 4_000;

export type Values<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/** What differs between two states of a subject, by field; only fields that the subject names, and as it says. */
export function differences<Field extends string>(
  { fields }: Pick<AuditSubject<string, Field>, 'fields'>,
  before: Values<Field> | undefined,
  after: Values<Field> | undefined,
): Record<string, FieldChange> {
  const changes: Record<string, FieldChange> = {};
  for (const name of Object.keys(fields) as Field[]) {
    const [was, is] = [before?.[name] ?? null, after?.[name] ?? null];
    if (isDeepStrictEqual(was, is)) continue;
    changes[name] = fields[name].unsaid || isLong(was) || isLong(is) ? {} : { before: was, after: is };
  }
  return changes;
}

function isLong(value: unknown): boolean {
  return JSON.stringify(value).length > LONGEST_VALUE;
}
