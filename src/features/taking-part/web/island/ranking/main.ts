/** The script of pages with a question that puts options in order: they are pressed, dragged and moved by keys. */
import { createOrder } from './order.ts';
import { takeHold } from './take-hold.ts';

for (const box of document.querySelectorAll<HTMLElement>('[data-ranking]')) offerRanking(box);

function offerRanking(box: HTMLElement): void {
  const order = createOrder(box);
  const { items } = order;
  const hadFocus = box.closest('[data-question]')?.contains(document.activeElement);
  for (const part of box.querySelectorAll<HTMLElement>('[data-rank-how], [data-rank], [data-rank-tools]')) {
    part.hidden = false;
  }
  for (const list of box.querySelectorAll<HTMLElement>('[data-rank-list]')) list.hidden = true;
  order.show();
  if (hadFocus) items[0]?.querySelector<HTMLElement>('[data-rank]')?.focus({ preventScroll: true });

  box.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null;
    const item = button?.closest<HTMLElement>('[data-option]');
    if (!button || !item) return;
    if (button.dataset.by) order.move(item, Number(button.dataset.by));
    else order.press(item);
  });
  box.addEventListener('keydown', (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-option]') : null;
    if (!by || !item || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    order.move(item, by);
  });
  for (const item of items) takeHold(item, order);

  // What was left unsent, or the browser remembered, is back in its fields by then.
  addEventListener('DOMContentLoaded', order.show);
  addEventListener('pageshow', order.show);
}
