// What was chosen on a ballot while its page is read in the other language: nobody is there yet whom it could be kept
// with, so the address brings it along, as the fields of the form are called.
import { redirect } from 'react-router';
import type { FieldValues } from '#domain/questionnaire/held.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { isLocale, type Locale, localizePath } from '#domain/text/locale.ts';
import { answerName } from '../answer-name.ts';
import { readForm } from '../questions/read-form.ts';

const FIELDS = answerName('');
/** A text is cut: one sees that it was written, and an address has little room. */
const LONGEST_TEXT = 200;
/** Of all that was chosen, as written in the address: servers take headers of 16 kB, in which it comes twice. */
const MOST_CHOSEN = 5_000;

/** The language that was pressed in the bar, if that is what posted the form. */
export function languageIn(form: FormData): Locale | undefined {
  const language = form.get('locale');
  return isLocale(language) ? language : undefined;
}

/** The same page in the language that was pressed, with what is chosen on it, if that is what posted the form. */
export function inLanguage(page: string, query: URLSearchParams, form: FormData): Response | undefined {
  const language = languageIn(form);
  return language && redirect(localizePath(`${page}?${withChosen(query, form)}`, language), 303);
}

/** What the address of a page says, with what is chosen on it now. */
export function withChosen(query: URLSearchParams, form: FormData): URLSearchParams {
  const others = [...query].filter(([name]) => !name.startsWith(FIELDS));
  const chosen = [...form].flatMap(([name, value]) =>
    name.startsWith(FIELDS) && typeof value === 'string' && value !== '' ? [[name, firstOf(value)]] : [],
  );
  // A choice takes less room than what is written: it is kept where a text before it was too long.
  let room = MOST_CHOSEN;
  const fitting = chosen.filter((field) => {
    // And the sign that joins it to the next.
    const taken = new URLSearchParams([field]).toString().length + 1;
    if (taken > room) return false;
    room -= taken;
    return true;
  });
  return new URLSearchParams([...others, ...fitting]);
}

/** Never half of a sign. */
function firstOf(value: string): string {
  return value.slice(0, LONGEST_TEXT).toWellFormed();
}

/** What the address says was chosen, as the form would. */
export function chosenIn(query: URLSearchParams, questions: readonly Question[]): Record<string, FieldValues> {
  const form = new FormData();
  for (const [name, value] of query) if (name.startsWith(FIELDS)) form.append(name, value);
  return readForm(questions, form);
}
