import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './with-facts.module.css';

interface WithFactsProps {
  /** A list of facts. */
  facts: ReactNode;
  /** What on a phone comes first. */
  first?: 'facts' | 'content';
  /** What matters of them in a line, behind which they are folded where there is no room beside. */
  brief?: string;
  children: ReactNode;
}

/** Something to read, and beside it what is known of it; where it is narrow, above it. */
export function WithFacts({ facts, first = 'facts', brief, children }: WithFactsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.whole} data-first={first}>
      <div className={styles.content}>{children}</div>
      <div className={styles.facts} data-folded={(brief && !isOpen) || undefined}>
        {brief ? (
          <button
            type="button"
            className={styles.brief}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {brief}
            <IconChevronDown size={18} aria-hidden="true" />
          </button>
        ) : null}
        <div id={id}>{facts}</div>
      </div>
    </div>
  );
}
