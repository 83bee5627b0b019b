import { TOLD_ID } from '../../told/told-id.ts';
import { fieldsOf, isChoice } from '../fields.ts';

/**
 * After a try that was not the last: back into the field, whose words are chosen so that typing replaces them. What is
 * told describes where one stands, and its colour goes once something else is answered.
 */
export function leadOn(answered: HTMLElement): void {
  answered.addEventListener('input', () => delete answered.dataset.outcome);
  // After the script of all pages, which knows nothing of verdicts, has put the focus where it does.
  addEventListener('DOMContentLoaded', () => setTimeout(() => focusAfter(answered)));
}

function focusAfter(answered: HTMLElement): void {
  if (answered.dataset.answered === 'over') return;
  const question = answered.querySelector<HTMLElement>('[data-question]');
  const [field] = question ? fieldsOf(question) : [];
  if (!question || !field) return;
  const described = isChoice(field) ? question : field;
  const by = [described.getAttribute('aria-describedby'), TOLD_ID].filter(Boolean);
  described.setAttribute('aria-describedby', by.join(' '));
  // A phone's keyboard would cover what is said.
  if (isChoice(field) || field instanceof HTMLSelectElement || !matchMedia('(hover: hover)').matches) return;
  field.focus({ preventScroll: true });
  field.select();
}
