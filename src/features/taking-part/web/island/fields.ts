import { joinDay, splitDay } from '#domain/questionnaire/kinds/time/day-parts.ts';
import type { Locale } from '#domain/text/locale.ts';

/** What the server drew a question with; see the components in `ui/plain/questions`. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type=hidden], [data-aside]), select, textarea';

export function questionsIn(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-question]')];
}

export function questionOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null;
}

export function idOf(question: HTMLElement): string {
  return question.dataset.question ?? '';
}

export function fieldsOf(question: HTMLElement): Field[] {
  return [...question.querySelectorAll<Field>(FIELDS)];
}

export function isChoice(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
}

/** Whether one value is told in several fields: day, month and year. */
export function isInParts(question: HTMLElement): boolean {
  return 'parts' in question.dataset;
}

/** The answer as the fields have it, in the shape the wire takes; undefined while it is told in part. */
export function readValue(question: HTMLElement): string | string[] | undefined {
  const values = fieldsOf(question)
    .filter((field) => !isChoice(field) || field.checked)
    .map((field) => field.value);
  if (isInParts(question)) {
    const isWhole = values.every(Boolean) || !values.some(Boolean);
    return isWhole ? joinDay(values) : undefined;
  }
  return 'several' in question.dataset ? values : (values[0] ?? '');
}

/** Whether it can be kept before it is left: of a date every part is there, and the year in all its digits, or none. */
export function isWritten(question: HTMLElement): boolean {
  const fields = fieldsOf(question);
  if (!isInParts(question) || !fields.some(({ value }) => value)) return true;
  return fields.every(({ value }, index) => value.length >= (index === fields.length - 1 ? 4 : 1));
}

/** Puts an answer back into the fields. */
export function writeValue(question: HTMLElement, value: string | string[]): void {
  const parts = isInParts(question) ? splitDay(String(value), localeOfPage()) : undefined;
  for (const [index, field] of fieldsOf(question).entries()) {
    if (isChoice(field)) field.checked = value === field.value || (Array.isArray(value) && value.includes(field.value));
    else field.value = parts ? (parts[index] ?? '') : String(value);
  }
}

export function localeOfPage(): Locale {
  return document.documentElement.lang === 'bn' ? 'bn' : 'en';
}
