import type { Text } from '#messages/text.ts';

type Words = (t: Text) => string;

/** A field of something whose changes are recorded. */
export interface AuditedField {
  label: Words;
  /**
   * Only that it changed is kept, never what it was or is: a secret, an answer, or more than a log should hold. No
   * value of it reaches the database, whatever a use case hands over.
   */
  unsaid?: true;
  /** A moment as the wire tells it, which is said in the reader's own form. */
  isMoment?: true;
  /** A value in the words of the reader's language; a value that it does not know is shown as it is. */
  says?: Readonly<Record<string, Words>>;
}

/**
 * What changes are recorded of, as the feature that owns it describes it: the server records by it, the screens of the
 * logs tell of it by it. All of them stand in `app/audit-subjects.ts`.
 */
export interface AuditSubject<Action extends string = string, Field extends string = string> {
  /** Stored with every record, so it stays what it is. */
  kind: string;
  label: Words;
  /** What is done to it, each in words that stand before its name. */
  actions: Readonly<Record<Action, Words>>;
  /** What of it may be told of. Whatever is not named here is never recorded. */
  fields: Readonly<Record<Field, AuditedField>>;
  /** Those of its actions that concern who gets in: they are told of apart. */
  security?: readonly NoInfer<Action>[];
}

/** The words of each of a field's values: `saying(VIEWS, (view, t) => t(`projects:viewOf.${view}`))`. */
export function saying<Value extends string>(
  values: readonly Value[],
  word: (value: Value, t: Text) => string,
): Record<Value, Words> {
  return Object.fromEntries(values.map((value) => [value, (t: Text) => word(value, t)])) as Record<Value, Words>;
}

/** Holds a subject to its own actions and fields. */
export function auditSubject<Action extends string, Field extends string>(
  subject: AuditSubject<Action, Field>,
): AuditSubject<Action, Field> {
  return subject;
}

/** What became of one field: its values where they are kept, and nothing where only that it changed is. */
export interface FieldChange {
  before?: unknown;
  after?: unknown;
}

export const AUDIT_LOGS = ['changes', 'security'] as const;
