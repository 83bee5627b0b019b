import { type KeyboardEvent, useEffect, useRef } from 'react';

/** What opens and closes without script: with it, Escape and a press or the focus elsewhere close it too. */
export function useClosing() {
  const menu = useRef<HTMLDetailsElement>(null);

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
  }, []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    // Answered here: what the menu stands in stays open.
    event.preventDefault();
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  }

  return { menu, closeOnEscape };
}
