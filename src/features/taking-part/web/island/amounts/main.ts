/** The script of pages with amounts that add up: tells the sum, and sends nothing that is still being divided. */
import { parseNumber, toBengaliDigits } from '#domain/text/digits.ts';
import { localeOfPage } from '../fields.ts';
import { OFFERED } from '../offered.ts';

for (const box of document.querySelectorAll<HTMLElement>('[data-amounts]')) followSum(box);

function followSum(box: HTMLElement): void {
  const question = box.closest<HTMLElement>('[data-question]');
  const all = [...box.querySelectorAll('input')];
  const line = box.querySelector<HTMLElement>('[data-sum]');
  const status = box.querySelector('[data-sum-status]');
  const total = Number(box.dataset.amounts);
  let isHeld = false;

  const fields = () => all.filter(({ disabled }) => !disabled);
  const sum = () => fields().reduce((so, { value }) => so + (parseNumber(value) ?? 0), 0);
  const isWhole = () => sum() === total || fields().every(({ value }) => value.trim() === '');

  function show(): void {
    if (!line) return;
    const left = total - sum();
    line.hidden = false;
    line.dataset.state = left === 0 ? 'whole' : left > 0 ? 'left' : 'over';
    const { left: fewer = '', over = '', wholeSum = '', sumOf = '' } = box.dataset;
    const rest = left === 0 ? wholeSum : (left > 0 ? fewer : over).replace('#', digits(Math.abs(left)));
    write(line.querySelector('[data-sum-said]'), sumOf.replace('#', digits(sum())));
    write(line.querySelector('[data-sum-left]'), rest);
  }

  /** While somebody divides, a sum that is too small is no mistake yet. */
  function hold(event: Event): void {
    show();
    isHeld = !isWhole();
    if (isHeld) event.stopPropagation();
    if (event.type === 'change' && line) write(status, line.textContent ?? '');
  }

  box.addEventListener('input', hold);
  box.addEventListener('change', hold);
  box.addEventListener(OFFERED, show);
  question?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!isHeld || (relatedTarget instanceof Node && question.contains(relatedTarget))) return;
    isHeld = false;
    question.dispatchEvent(new Event('change', { bubbles: true }));
  });
  addEventListener('DOMContentLoaded', show);
  addEventListener('pageshow', show);
  show();
}

function write(element: Element | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words;
}

function digits(number: number): string {
  return localeOfPage() === 'bn' ? toBengaliDigits(String(number)) : String(number);
}
