import type { Order } from './order.ts';

/** An option is dragged by its handle, with mouse, pen or finger. Its place follows; where it is let go it stays. */
export function takeHold(item: HTMLElement, order: Order): void {
  const handle = item.querySelector<HTMLElement>('[data-rank-handle]');
  handle?.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    item.dataset.dragged = '';

    function follow({ clientY }: PointerEvent): void {
      const others = order.ranked().filter((one) => one !== item);
      const index = others.filter((one) => middleOf(one) < clientY).length;
      if (order.ranked().indexOf(item) !== index) order.put(item, index);
    }

    function letGo({ type }: PointerEvent): void {
      delete item.dataset.dragged;
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerup', letGo);
      document.removeEventListener('pointercancel', letGo);
      if (type === 'pointerup') order.settle(item);
    }

    // On the page itself: an element that is moved within it loses its hold on the pointer.
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', letGo);
    document.addEventListener('pointercancel', letGo);
  });
}

function middleOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
