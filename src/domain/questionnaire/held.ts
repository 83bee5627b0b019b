import type { Answer } from '../answers/answer.ts';
import { toBengaliDigits } from '../text/digits.ts';
import type { Locale } from '../text/locale.ts';

/** How the fields of a form hold an answer: the question's own field, and fields that are named after parts of it. */
export interface Held<A extends Answer, Q = unknown> {
  /** Whether its own field may hold several values at once: a form that names the question then sends a list. */
  several: boolean;
  /** What its own field shows when this is the answer. */
  values(answer: A, locale: Locale): readonly string[];
  /** Left out where its own field holds all of the answer. */
  parts?: HeldParts<A, Q>;
}

export interface HeldParts<A extends Answer, Q> {
  /** A field is called after its question and, behind a dot, this: a row, an option, a day and a month and a year. */
  names(question: Q): readonly string[];
  /** Whether each of them may hold several values at once. */
  several?: boolean;
  /** Of how many of them an answer is made at least: until as many are filled, they say nothing. Left out: of one. */
  least?(question: Q): number;
  /** What they show when this is the answer, by name. */
  values(answer: A, locale: Locale): PartValues;
}

type PartValues = Readonly<Record<string, readonly string[]>>;

/** What the fields of a question show. */
export interface FieldValues {
  /** In its own field. */
  shown: readonly string[];
  /** In each field that is named after a part. */
  parts: PartValues;
}

/** What fields say, as it is sent: the question's own; or all by part, with its own under `''` and no blank ones. */
export type Told = string | string[] | Record<string, string | string[]>;

/** Whether it is what blank fields say. */
export function saysNothing(input: unknown): boolean {
  if (typeof input === 'string') return input.trim() === '';
  return input === null || input === undefined || (Array.isArray(input) && input.length === 0);
}

/** What each part says, where that is told by part. */
export function toldParts(input: unknown): Readonly<Record<string, unknown>> | undefined {
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  return isRecord ? (input as Record<string, unknown>) : undefined;
}

/** What fields that show this say. */
export function tell({ several, parts: named }: Held<Answer>, { shown, parts }: FieldValues): Told {
  const own = several ? [...shown] : (shown.at(-1) ?? '');
  const told = Object.entries(parts).filter(([, values]) => values.length > 0);
  if (told.length === 0) return own;
  const byName = told.map(([name, values]) => [name, named?.several ? [...values] : (values.at(-1) ?? '')] as const);
  return Object.fromEntries(own.length > 0 ? [['', own], ...byName] : byName);
}

/** One value as it is stored: a text, or which one was chosen. */
export const oneValue: Held<string | number> = {
  several: false,
  values: (answer) => [String(answer)],
};

/** A number that is typed comes back in the page's digits. */
export const typedNumber: Held<number> = {
  several: false,
  values: (answer, locale) => [typedIn(locale, answer)],
};

/** A number as its field shows it. */
export function typedIn(locale: Locale, answer: number): string {
  return locale === 'bn' ? toBengaliDigits(String(answer)) : String(answer);
}
