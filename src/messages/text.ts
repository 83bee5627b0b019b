import type * as english from './english.ts';

type Texts = typeof english;

export type Namespace = keyof Texts;

/** What is put into a text. */
export type Values = Readonly<Record<string, unknown>>;

/** Where a text stands below `Of`: `column.title`. Plural forms (`total_one`, `total_other`) are one text: `total`. */
type PathIn<Of> = {
  [Key in keyof Of & string]: Of[Key] extends string
    ? Key extends `${infer Plural}_${'zero' | 'one' | 'other'}`
      ? Plural
      : Key
    : `${Key}.${PathIn<Of[Key]>}`;
}[keyof Of & string];

/** Where a text stands: `projects:column.title`. */
export type TextKey = { [In in Namespace]: `${In}:${PathIn<Texts[In]>}` }[Namespace];

type TextAt<Of, Path extends string> = Path extends keyof Of
  ? Of[Path]
  : `${Path}_other` extends keyof Of
    ? Of[`${Path}_other`] | '{{count}}'
    : Path extends `${infer Head}.${infer Rest}`
      ? Head extends keyof Of
        ? TextAt<Of[Head], Rest>
        : never
      : never;

type NamesIn<Words> = Words extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The names of the values that a text is given. */
type NamesOf<Key extends TextKey> = Key extends `${infer In extends Namespace}:${infer Path}`
  ? NamesIn<TextAt<Texts[In], Path>>
  : never;

/**
 * `t('projects:publish')`, with key and values checked: a key that does not exist does not compile, nor does a text
 * without what is put into it.
 */
export type Text = <Key extends TextKey>(
  key: Key,
  ...values: [NamesOf<Key>] extends [never] ? [values?: Values] : [values: Readonly<Record<NamesOf<Key>, unknown>>]
) => string;
