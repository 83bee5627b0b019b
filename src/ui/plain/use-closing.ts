import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** What opens and closes without script: with it, Escape and a press or the focus elsewhere close it too. */
export function useClosing(menu: RefObject<HTMLDetailsElement | null>): (event: KeyboardEvent) => void {
  useEffect(() => {
    const closeUnlessInside = (event: Event) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
    };
  }, [menu]);

  return (event) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
}
