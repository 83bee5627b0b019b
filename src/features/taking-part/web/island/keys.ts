import { toLatinDigits } from '#domain/text/digits.ts';
import { fieldsOf, isChoice, questionOf, questionsIn } from './fields.ts';
import type { LeadOn } from './lead-on.ts';

/**
 * 1 to 9 choose an option of the question that has the focus; Enter goes on: to the next question where several are on
 * one page, to the next page where each has its own (which browsers do by themselves). Arrows are the browser’s.
 * Letters and digits typed into a field stay the field’s.
 */
export function listenToKeys(form: HTMLFormElement, leadOn: LeadOn): void {
  form.dataset.keys = '';
  form.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing) return;
    const question = questionOf(event.target);
    if (!question) return;
    const isHandled =
      event.key === 'Enter' ? toNextQuestion(form, question, event.target) : choose(question, event, leadOn);
    if (isHandled) event.preventDefault();
  });
}

function choose(question: HTMLElement, { key, target }: KeyboardEvent, leadOn: LeadOn): boolean {
  const digit = toLatinDigits(key);
  if (!(isChoice(target) || target === question) || !/^\d$/.test(digit)) return false;
  const row = isChoice(target) ? target.name : undefined;
  const choices = fieldsOf(question)
    // Files and what was drawn are no options.
    .filter(
      (field) => isChoice(field) && (!row || field.name === row) && !field.closest('[data-files], [data-signature]'),
    )
    .filter(isChoice);
  // A scale's numbers are what they say; of other options the first is 1.
  const says = question.querySelector('[data-by-value]') !== null;
  const choice = says ? choices.find(({ value }) => value === digit) : choices[Number(digit) - 1];
  choice?.focus();
  choice?.click();
  if (choice?.type === 'radio') leadOn(choice);
  return choice !== undefined;
}

function toNextQuestion(form: HTMLFormElement, question: HTMLElement, target: EventTarget | null): boolean {
  if (form.dataset.view === 'step') {
    if (target === question) form.requestSubmit();
    return target === question;
  }
  if (!(target instanceof HTMLInputElement)) return false;
  const questions = questionsIn(form).filter(({ hidden }) => !hidden);
  const next = questions[questions.indexOf(question) + 1];
  if (next) focusOn(next);
  else form.querySelector<HTMLElement>('button[name=go][value=next]:not([tabindex])')?.focus();
  return true;
}

/** A group itself takes the focus: a ring around its first option would speak for that option. */
export function focusOn(question: HTMLElement, options?: FocusOptions): void {
  const [field] = fieldsOf(question);
  // Drawn by a script in another way, a field is there and not seen.
  const seen = field?.offsetParent ? field : question.querySelector<HTMLElement>('[role=combobox]:not([hidden])');
  if (!isChoice(field) && seen) {
    seen.focus(options);
    return;
  }
  question.tabIndex = -1;
  question.focus(options);
}
