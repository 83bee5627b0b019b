import { useLayoutEffect } from 'react';
import { focusHeading } from './focus-heading.ts';
import { openerOf } from './opener-of.ts';

/**
 * Whoever closes a dialog goes on at what opened it: an entry of a menu stands for the menu's button. Where that is
 * gone, at the element with this id, else at the page's heading. So it is, too, where all of it is taken away at once.
 */
export function useFocusBack(isOpen: boolean, orElse?: string): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = openerOf(document.activeElement);
    return () => {
      // What it held goes with it first.
      queueMicrotask(() => {
        if (isLost(opener) && opener instanceof HTMLElement) opener.focus();
        if (isLost(opener) && orElse) document.getElementById(orElse)?.focus();
      });
      // Whoever knows of a better place has said so by then.
      setTimeout(() => {
        if (isLost(opener)) focusHeading();
      });
    };
  }, [isOpen, orElse]);
}

/** In nothing, or in a dialog that fades away; what was followed out of it may have the focus already. */
function isLost(opener: Element | null): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  const dialog = activeElement.closest('[role="dialog"]');
  return dialog !== null && !dialog.contains(opener);
}
