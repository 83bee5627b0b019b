import type { Told } from '#domain/questionnaire/held.ts';
import type { Locale } from '#domain/text/locale.ts';

/** What the server drew a question with; see the components in `ui/plain/questions`. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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

/** The part of the answer that a field is named after; '' where it is the question's own. */
export function partOf({ name }: Field): string {
  return name.split('.')[2] ?? '';
}

/** Where the text is written that an option asks for. */
export function fieldBeside(question: HTMLElement, choice: Field | HTMLOptionElement): Field | undefined {
  return 'asks' in choice.dataset ? fieldsOf(question).find((field) => partOf(field) === choice.value) : undefined;
}

/** The answer as the fields have it, in the shape the wire takes; undefined while it is told in part. */
export function readValue(question: HTMLElement): Told | undefined {
  // Of an option that is not offered nothing is said.
  const fields = fieldsOf(question).filter(({ disabled }) => !disabled);
  if (!isBlank(fields) && filledOf(fields).length < leastOf(question)) return undefined;
  const parts: Record<string, string | string[]> = {};
  for (const field of fields) {
    const part = partOf(field);
    const isChosen = !isChoice(field) || field.checked;
    const chosen = field instanceof HTMLSelectElement ? field.selectedOptions[0] : isChosen && field;
    if (chosen && fieldBeside(question, chosen)?.value === '') return undefined;
    if (field.type === 'checkbox') parts[part] = [...(parts[part] ?? []), ...(isChosen ? [field.value] : [])];
    else if (isChosen) parts[part] = field.value;
  }
  const told = Object.entries(parts).filter(([, value]) => value.length > 0);
  return told.some(([part]) => part) ? Object.fromEntries(told) : (parts[''] ?? '');
}

/** Whether somebody answered since the server drew it: before there was script, or in a window that is opened again. */
export function isChanged(question: HTMLElement): boolean {
  return fieldsOf(question).some((field) => {
    if (isChoice(field)) return field.checked !== field.defaultChecked;
    if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
    const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.selectedOptions[0] !== drawn;
  });
}

/** Whether it can be kept before it is left: of a date every part is there, and the year in all its digits, or none. */
export function isWritten(question: HTMLElement): boolean {
  const least = leastOf(question);
  const fields = fieldsOf(question);
  if (least === 0 || isBlank(fields)) return true;
  const written = filledOf(fields).filter(
    (field) => field.value.length >= Number(field.getAttribute('minlength') ?? 1),
  );
  return written.length >= least;
}

/** Of how many of its fields an answer is made at least; 0 where of any. */
function leastOf({ dataset }: HTMLElement): number {
  return Number(dataset.least ?? 0);
}

function isBlank(fields: readonly Field[]): boolean {
  return filledOf(fields).length === 0;
}

function filledOf(fields: readonly Field[]): Field[] {
  return fields.filter(({ value }) => value);
}

/** Puts an answer back into the fields. */
export function writeValue(question: HTMLElement, told: Told): void {
  const parts = typeof told === 'string' || Array.isArray(told) ? { '': told } : told;
  for (const field of fieldsOf(question)) {
    const value = parts[partOf(field)] ?? '';
    if (isChoice(field)) field.checked = value === field.value || (Array.isArray(value) && value.includes(field.value));
    else field.value = String(value);
  }
}

export function localeOfPage(): Locale {
  return document.documentElement.lang === 'bn' ? 'bn' : 'en';
}
