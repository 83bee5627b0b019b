import { type RefObject, useLayoutEffect } from 'react';
import { focusHeading } from './focus-heading.ts';
import { openerOf } from './opener-of.ts';

const MENU = '[aria-haspopup]';
const PLACES = 'a, button:not(:disabled), input';

/** A row that goes away while somebody is in it leaves them in the next one, or at the heading after the last. */
export function useRowFocus(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current;
    const { pathname } = location;
    return () => {
      const held = openerOf(document.activeElement);
      if (!held || !element?.contains(held)) return;
      const near = element.nextElementSibling ?? element.previousElementSibling;
      const like = held.matches(MENU) ? MENU : PLACES;
      queueMicrotask(() => {
        // Whoever followed a link goes on there.
        if (document.activeElement !== document.body || location.pathname !== pathname) return;
        const place = near?.querySelector<HTMLElement>(like);
        if (place?.isConnected) place.focus();
        else focusHeading();
      });
    };
  }, [row]);
}
