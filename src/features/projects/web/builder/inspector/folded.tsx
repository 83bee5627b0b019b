import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import styles from './folded.module.css';

interface FoldedProps {
  title: string;
  hint: string;
  /** How many there are. */
  count: number;
  /** Something in it is to be mended: then it is never folded. */
  open?: boolean;
  children: ReactNode;
}

/** What few surveys need: its name, how many there are of it, and all of it once it is opened. */
export function Folded({ title, hint, count, open = false, children }: FoldedProps) {
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label={title}>
      <details
        className={styles.folded}
        open={isOpen || open}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>
          <h3>{title}</h3>
          {count > 0 ? <span className={styles.count}>{format.number(count)}</span> : null}
          <IconChevronDown size={18} aria-hidden="true" />
        </summary>
        <div className={styles.within}>
          <p className={styles.hint}>{hint}</p>
          {children}
        </div>
      </details>
    </section>
  );
}
