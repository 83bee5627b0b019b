// In a field, what is piped is named as people know it: `{{2. Which city?|your city}}` instead of by its id, and a
// calculated value `{{=1. Score|0}}`. Whatever is written between the number and the bar says nothing: the number names
// what is meant.

import { toLatinDigits } from '#domain/text/digits.ts';
import { formatNumber } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locale.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { type Piped, printPiped, replacePiped } from '#domain/text/piped.ts';
import type { Numbered } from '../logic/numbered.ts';

const LONGEST_TITLE = 30;
const BY_NUMBER = /\{\{(=?)([0-9০-৯]{1,3})\.([^{}|\n]*)(?:\|([^{}|\n]{0,100}))?\}\}/g;
const BY_NAME = /\{\{([A-Za-z][A-Za-z0-9_-]{0,31})(?:\|([^{}|\n]{0,100}))?\}\}/g;
const AT_END = /\{\{[^{}\n]*\}\}$/;

/** A text as it stands in its field. What names nothing that is stays as it is stored. */
export function toField(text: string, names: Numbered, locale: Locale): string {
  return replacePiped(text, (piped) => {
    const name = nameOf(piped, names, locale);
    if (name === undefined) return printPiped(piped);
    return `{{${name}${piped.fallback === undefined ? '' : `|${piped.fallback}`}}}`;
  });
}

/** The text that a field says. */
export function fromField(written: string, names: Numbered): string {
  if (!written.includes('{{')) return written;
  const questions = [...names.questions.keys()];
  const values = [...names.variables.keys()];
  return written
    .replace(BY_NUMBER, (same: string, sign: string, number: string, _title: string, fallback: string | undefined) => {
      const id = (sign ? values : questions)[Number(toLatinDigits(number)) - 1];
      return id === undefined ? same : printPiped({ from: sign ? 'value' : 'answer', id, fallback });
    })
    .replace(BY_NAME, (same: string, id: string, fallback: string | undefined) =>
      names.hiddenValues.has(id) ? printPiped({ from: 'value', id, fallback }) : same,
    );
}

/** Where something that is piped begins that a text ends with; undefined where it ends otherwise. */
export function pipedAtEnd(written: string, names: Numbered): number | undefined {
  const at = written.search(AT_END);
  return at < 0 || fromField(written.slice(at), names) === written.slice(at) ? undefined : at;
}

function nameOf({ from, id }: Piped, names: Numbered, locale: Locale): string | undefined {
  if (from === 'answer') {
    const found = names.questions.get(id);
    return found && called(found.number, localizedWords(found.question.title, locale), locale);
  }
  if (names.hiddenValues.has(id)) return id;
  const variable = names.variables.get(id);
  return variable && `=${called([...names.variables.keys()].indexOf(id) + 1, variable.label, locale)}`;
}

function called(number: number, name: string, locale: Locale): string {
  const title = name.replace(/[{}|\s]+/g, ' ').trim();
  const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '')}…` : title;
  return `${formatNumber(number, locale)}. ${short}`;
}
