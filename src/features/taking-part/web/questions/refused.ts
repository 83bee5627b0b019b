import type { FieldValues } from '#domain/questionnaire/held.ts';

/** What the page shows again after a refusal: everything as it was typed, and what is wrong. */
export interface Refused {
  typed: Record<string, FieldValues>;
  problems: Record<string, string>;
  /** Where it is wrong, by question and part. */
  wrong: Record<string, Record<string, string>>;
  /** The questions on the page that these answers lead to, which it did not show yet. */
  opened: string[];
  message?: string;
}
