import { numbersOf } from '#domain/questionnaire/flow.ts';
import type { Walk } from '#domain/questionnaire/logic/walk.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { toBengaliDigits } from '#domain/text/digits.ts';
import { fieldsOf, idOf, localeOfPage, questionsIn } from '../fields.ts';
import { focusOn } from '../keys.ts';
import { linkInSummary } from '../show.ts';
import { showOffer } from './show-offer.ts';

/** Shows what is asked, under the numbers it has now, and hides the rest, which keeps what its fields hold. */
export function showPath(form: HTMLFormElement, { asked, required, offered }: Walk<Question>): void {
  const counted = numbersOf(asked);
  const numbers = new Map(asked.map(({ id }, index) => [id, counted[index]]));
  const byId = new Map(asked.map((question) => [question.id, question]));
  const needed = new Set(required.map(({ id }) => id));
  const focused = document.activeElement;
  let before: HTMLElement | undefined;
  for (const question of questionsIn(form)) {
    const id = idOf(question);
    const number = numbers.get(id);
    question.hidden = !numbers.has(id);
    linkInSummary(question)?.parentElement?.toggleAttribute('hidden', question.hidden);
    const label = question.querySelector('[data-number]');
    if (label && number !== undefined) label.textContent = `${digits(number)}. `;
    const [offer, offering] = [offered.get(id), byId.get(id)];
    if (offer && offering) showOffer(question, offering, offer);
    mark(question, needed.has(id));
    if (question.hidden && question.contains(focused) && before) focusOn(before);
    if (!question.hidden) before = question;
  }
  for (const section of form.querySelectorAll('section')) {
    section.hidden = section.querySelector('[data-question]:not([hidden])') === null;
  }
}

/** Where answers decide whether it has to be answered, its title says so, and its field to those who hear it. */
function mark(question: HTMLElement, isRequired: boolean): void {
  const said = question.querySelector<HTMLElement>('[data-says]');
  const isOver = (said?.dataset.says === 'optional') === isRequired;
  if (!said || said.hidden === isOver) return;
  said.hidden = isOver;
  if (question.tagName !== 'FIELDSET') fieldsOf(question)[0]?.setAttribute('aria-required', String(isRequired));
}

/** How many of those that are asked are answered. */
export function showCount(form: HTMLFormElement, answered: number, total: number): void {
  const words = form.querySelector<HTMLElement>('[data-progress-words]');
  const bar = form.querySelector('progress');
  if (!words || !bar) return;
  const pattern = words.dataset.progressWords ?? '';
  words.textContent = pattern.replace('##', digits(total)).replace('#', digits(answered));
  bar.max = total;
  bar.value = answered;
  bar.setAttribute('aria-label', words.textContent);
  bar.parentElement?.style.setProperty('--questions', String(total));
}

/** Tells those who do not see it that there are more questions now, or fewer, or others. */
export function tellChange(form: HTMLFormElement, before: readonly string[], now: readonly string[]): void {
  const line = form.querySelector<HTMLElement>('[data-path]');
  if (!line || before.join() === now.join()) return;
  const { more, fewer, others } = line.dataset;
  line.textContent = (now.length > before.length ? more : now.length < before.length ? fewer : others) ?? '';
}

function digits(number: number): string {
  return localeOfPage() === 'bn' ? toBengaliDigits(String(number)) : String(number);
}
