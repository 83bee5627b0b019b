import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import styles from './menu.module.css';
import { useClosing } from './use-closing.ts';

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
  const { menu, closeOnEscape } = useClosing();

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
