// What was chosen on a ballot while its page is read in the other language: nobody is there yet whom it could be kept
// with, so the address brings it along, as the fields of the form are called.
import type { FieldValues } from '#domain/questionnaire/held.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { isLocale, type Locale } from '#domain/text/locale.ts';
import { answerName } from '../answer-name.ts';
import { readForm } from '../questions/read-form.ts';

const FIELDS = answerName('');
/** An address has little room. */
const MOST_FIELDS = 60;
const LONGEST_TEXT = 200;

/** The language that was pressed in the bar, if that is what posted the form. */
export function languageIn(form: FormData): Locale | undefined {
  const language = form.get('locale');
  return isLocale(language) ? language : undefined;
}

/** What the address of a page says, with what is chosen on it now. */
export function withChosen(query: URLSearchParams, form: FormData): URLSearchParams {
  const others = [...query].filter(([name]) => !name.startsWith(FIELDS));
  const chosen = [...form].flatMap(([name, value]) =>
    name.startsWith(FIELDS) && typeof value === 'string' && value !== '' ? [[name, value.slice(0, LONGEST_TEXT)]] : [],
  );
  return new URLSearchParams([...others, ...chosen.slice(0, MOST_FIELDS)]);
}

/** What the address says was chosen, as the form would. */
export function chosenIn(query: URLSearchParams, questions: readonly Question[]): Record<string, FieldValues> {
  const form = new FormData();
  for (const [name, value] of query) if (name.startsWith(FIELDS)) form.append(name, value);
  return readForm(questions, form);
}
