// The builder's operations on the blanks of a question.
import { toBengaliDigits, toLatinDigits } from '../../../text/digits.ts';
import type { Locale } from '../../../text/locale.ts';
import type { Localized } from '../../../text/localized.ts';
import { LIMITS } from '../../limits.ts';
import type { Option } from '../../schema.ts';
import { blankOptions } from '../choice/written-options.ts';
import type { Blank, FillBlanks } from './passage.ts';

/** Adds a blank of the least number that is free, at the end of the passage in these languages. */
export function addBlank(question: FillBlanks, languages: readonly Locale[]): FillBlanks {
  const taken = new Set(question.blanks.map(({ id }) => id));
  const id = Array.from({ length: LIMITS.blanks }, (_, index) => String(index + 1)).find((one) => !taken.has(one));
  if (id === undefined) return question;
  const told = languages.map((locale) => [locale, withBlank(question.passage[locale] ?? '', id, locale)] as const);
  return {
    ...question,
    passage: { ...question.passage, ...Object.fromEntries(told) },
    blanks: [...question.blanks, { id, asks: 'text' }],
  };
}

function withBlank(passage: string, id: string, locale: Locale): string {
  const named = `[${locale === 'bn' ? toBengaliDigits(id) : id}]`;
  return passage === '' || /\s$/.test(passage) ? passage + named : `${passage} ${named}`;
}

/** Removes a blank, from the passage too. */
export function removeBlank(question: FillBlanks, id: string): FillBlanks {
  const passage = Object.fromEntries(
    Object.entries(question.passage).map(([locale, text]) => [locale, withoutBlank(text, id)]),
  ) as Localized;
  return { ...question, passage, blanks: question.blanks.filter((blank) => blank.id !== id) };
}

function withoutBlank(passage: string, id: string): string {
  return passage.replace(/ ?\[([0-9০-৯]{1,2})\]/g, (named, number: string) =>
    toLatinDigits(number) === id ? '' : named,
  );
}

/** The question with a blank that asks for something else. */
export function askInBlank(question: FillBlanks, id: string, asks: Blank['asks'], newId: () => string): FillBlanks {
  return putBlank(question, id, (blank) => {
    if (blank.asks === asks) return blank;
    return asks === 'choice' ? { id, asks, options: blankOptions(newId) } : { id, asks };
  });
}

/** The question with other options in a blank that is chosen from. */
export function putOptions(question: FillBlanks, id: string, options: readonly Option[]): FillBlanks {
  const listed = options.map((option) => ({ id: option.id, label: option.label }));
  return putBlank(question, id, (blank) => (blank.asks === 'choice' ? { ...blank, options: listed } : blank));
}

function putBlank(question: FillBlanks, id: string, change: (blank: Blank) => Blank): FillBlanks {
  return { ...question, blanks: question.blanks.map((blank) => (blank.id === id ? change(blank) : blank)) };
}
