import { toBengaliDigits } from '#domain/text/digits.ts';
import { localeOfPage } from '../fields.ts';
import { OFFERED } from '../offered.ts';

export interface Order {
  /** Every option, as they were written. */
  items: readonly HTMLElement[];
  /** Those with a place, the first one first. */
  ranked(): HTMLElement[];
  /** Shows what the fields hold. */
  show(): void;
  /** Gives the next place; or takes it back, and those after it come one nearer. */
  press(item: HTMLElement): void;
  move(item: HTMLElement, by: number): void;
  /** To a place, from 0; while it is being dragged it is not settled. */
  put(item: HTMLElement, index: number): void;
  /** What was changed is the answer now, and is said. */
  settle(item: HTMLElement): void;
}

/** The order of options: what is true of it is in the lists of places that the server drew, which are hidden. */
export function createOrder(box: HTMLElement): Order {
  const list = box.querySelector('ol');
  const status = box.querySelector('[data-rank-status]');
  const items = [...box.querySelectorAll<HTMLElement>('[data-option]')].sort((a, b) => indexOf(a) - indexOf(b));

  /** How many are put in order, at most and at least: which are offered may change. */
  const offered = () => items.filter((item) => !item.hidden);
  const most = () => Math.min(Number(box.dataset.ranking), offered().length);
  const least = () => Number(box.closest<HTMLElement>('[data-question]')?.dataset.least);

  const ranked = () =>
    offered()
      .filter((item) => placeIn(item) > 0)
      .sort((a, b) => placeIn(a) - placeIn(b));

  function write(order: readonly HTMLElement[]): void {
    for (const item of items) {
      const field = fieldIn(item);
      if (field) field.value = order.includes(item) ? String(order.indexOf(item) + 1) : '';
    }
    show();
  }

  function show(): void {
    const order = ranked();
    for (const item of items) showItem(item, order.indexOf(item) + 1, order.length);
    const wanted = [...order, ...items.filter((item) => !order.includes(item))];
    const focused = document.activeElement;
    for (const [index, item] of wanted.entries()) {
      if (list && list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
    }
    // Taken out and put back, it may have lost it.
    if (focused instanceof HTMLElement && box.contains(focused)) focusNear(focused);
  }

  function settle(item: HTMLElement): void {
    const order = ranked();
    const [last] = offered().filter((one) => !order.includes(one));
    const isLast = order.length === offered().length - 1 && order.includes(item);
    if (last && isLast && least() === offered().length) write([...order, last]);
    if (status) status.textContent = wordsOf(item, ranked().indexOf(item) + 1);
    fieldIn(item)?.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function put(item: HTMLElement, index: number): void {
    const others = ranked().filter((one) => one !== item);
    if (others.length === most()) return;
    write([...others.slice(0, index), item, ...others.slice(index)]);
  }

  // Of what is not offered any more the place is free.
  box.addEventListener(OFFERED, () => write(ranked()));

  return {
    items,
    ranked,
    show,
    settle,
    put,
    press(item) {
      const order = ranked();
      if (!order.includes(item) && order.length === most()) return;
      write(order.includes(item) ? order.filter((one) => one !== item) : [...order, item]);
      settle(item);
    },
    move(item, by) {
      const order = ranked();
      const from = order.includes(item) ? order.indexOf(item) : order.length;
      const to = Math.max(0, Math.min(order.length, from + by));
      if (order.includes(item) && (to === from || to === order.length)) return;
      put(item, to);
      settle(item);
    },
  };
}

function fieldIn(item: HTMLElement): HTMLSelectElement | null {
  return item.querySelector('select');
}

function placeIn(item: HTMLElement): number {
  return Number(fieldIn(item)?.value ?? 0);
}

function indexOf(item: HTMLElement): number {
  return Number(item.dataset.index);
}

function wordsOf(item: HTMLElement, place: number): string {
  const { ranked = '', unranked = '' } = item.dataset;
  return place > 0 ? ranked.replace('#', digits(place)) : unranked;
}

function showItem(item: HTMLElement, place: number, of: number): void {
  item.toggleAttribute('data-place', place > 0);
  const badge = item.querySelector('[data-rank-place]');
  if (badge) badge.textContent = place > 0 ? digits(place) : '';
  const said = item.querySelector('[data-rank-said]');
  if (said) said.textContent = wordsOf(item, place);
  for (const button of item.querySelectorAll<HTMLButtonElement>('[data-by]')) {
    button.disabled = place === 0 || (button.dataset.by === '-1' ? place === 1 : place === of);
  }
}

/** A button that can no longer be pressed gives the focus to its option. */
function focusNear(element: HTMLElement): void {
  const isGone = element instanceof HTMLButtonElement && element.disabled;
  const near = isGone ? element.closest('[data-option]')?.querySelector<HTMLElement>('[data-rank]') : element;
  near?.focus({ preventScroll: true });
}

function digits(number: number): string {
  return localeOfPage() === 'bn' ? toBengaliDigits(String(number)) : String(number);
}
