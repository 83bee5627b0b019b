import { narrowTo } from '#domain/questionnaire/carried/narrow-to.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { OFFERED } from '../offered.ts';

/** Shows the options that are offered by now and hides the others, whose fields then say nothing. */
export function showOffer(box: HTMLElement, question: Question, offer: ReadonlySet<string>): void {
  const narrowed = narrowTo(question, offer);
  const least = kindOf(narrowed).held.parts?.least?.(narrowed);
  if (least !== undefined) box.dataset.least = String(least);
  let isOther = false;
  for (const element of box.querySelectorAll<HTMLElement>('[data-option]')) {
    const isGone = !offer.has(element.dataset.option ?? '');
    if (element.hidden === isGone) continue;
    isOther = true;
    element.hidden = isGone;
    const fields = element instanceof HTMLOptionElement ? [element] : element.querySelectorAll('input, select');
    for (const field of fields as Iterable<HTMLInputElement>) field.disabled = isGone;
  }
  if (!isOther) return;
  for (const list of box.querySelectorAll('select')) if (list.selectedOptions[0]?.disabled) list.value = '';
  for (const part of box.querySelectorAll('[data-ranking], [data-amounts], [data-finder] > select')) {
    part.dispatchEvent(new Event(OFFERED));
  }
}
