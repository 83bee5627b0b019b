import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import styles from './menu.module.css';

interface MenuProps {
  /** What one presses. */
  trigger: ReactNode;
  /** Its name where the trigger shows no words. */
  label?: string;
  /** Links and buttons, each in a list item. */
  children: ReactNode;
}

/** A list of links that opens and closes without script; with it, Escape and a press elsewhere close it too. */
export function Menu({ trigger, label, children }: MenuProps) {
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
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  }

  return (
    <details ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary className={styles.trigger} aria-label={label}>
        {trigger}
        <ChevronDownIcon />
      </summary>
      <ul className={styles.items}>{children}</ul>
    </details>
  );
}
