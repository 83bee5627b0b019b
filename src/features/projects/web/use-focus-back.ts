import { useLayoutEffect, useRef } from 'react';

/**
 * Whoever closes a dialog goes on where they were; where that is gone, at the element with this id. For dialogs that
 * are there only while they are open: those cannot give the focus back themselves.
 */
export function useFocusBack(isOpen: boolean, orElse?: string): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) {
      opener.current = document.activeElement;
      return;
    }
    const before = opener.current;
    opener.current = null;
    // What was followed out of the dialog may have the focus already.
    if (!before || document.activeElement !== document.body) return;
    const target = before.isConnected && before !== document.body ? before : orElse && document.getElementById(orElse);
    if (target instanceof HTMLElement) target.focus();
  }, [isOpen, orElse]);
}
