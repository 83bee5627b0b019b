/** What the server drew a question with; see the components in `ui/plain/questions`. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type=hidden]), select, textarea';

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

/** The answer as the fields have it, in the shape the wire takes. */
export function readValue(question: HTMLElement): string | string[] {
  const values = fieldsOf(question)
    .filter((field) => !isChoice(field) || field.checked)
    .map((field) => field.value);
  return 'several' in question.dataset ? values : (values[0] ?? '');
}

/** Puts an answer back into the fields. */
export function writeValue(question: HTMLElement, value: string | string[]): void {
  for (const field of fieldsOf(question)) {
    if (isChoice(field)) field.checked = value === field.value || (Array.isArray(value) && value.includes(field.value));
    else field.value = String(value);
  }
}
