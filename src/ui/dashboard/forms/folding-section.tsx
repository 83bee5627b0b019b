import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BEFORE_MATCH } from '../page-index/go-to-part.ts';
import type { FormSectionProps } from './form-section.tsx';
import styles from './form-shell.module.css';

interface FoldingSectionProps extends FormSectionProps {
  title: ReactNode;
  /** What is set in it, in a line. */
  summary?: ReactNode;
}

/** Fields that fold away under their title and what is set in them; whoever is led to one of them finds it open. */
export function FoldingSection({ id, title, summary, description, aside, children }: FoldingSectionProps) {
  const t = useText();
  const within = useId();
  const said = useId();
  const section = useRef<HTMLFieldSetElement>(null);
  const folded = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const box = section.current;
    function open() {
      // At once: whoever leads there gives it the focus next, often in an effect, where nothing can be drawn.
      if (folded.current) folded.current.hidden = false;
      setOpen(true);
    }
    box?.addEventListener(BEFORE_MATCH, open);
    return () => box?.removeEventListener(BEFORE_MATCH, open);
  }, []);

  return (
    <fieldset ref={section} id={id} tabIndex={-1} className={styles.section} data-folds={isOpen ? 'open' : 'closed'}>
      <legend className={styles.legend}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={within}
          aria-describedby={isOpen ? undefined : said}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{title}</span>
          <IconChevronDown size={20} aria-hidden="true" />
        </button>
      </legend>
      {isOpen ? null : (
        <p id={said} className={styles.summary}>
          <strong>{t('forms:heldWithin')}</strong>
          <span>{summary}</span>
        </p>
      )}
      <div ref={folded} id={within} hidden={!isOpen}>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
        {description ? <p className={styles.description}>{description}</p> : null}
        <div className={styles.fields}>{children}</div>
      </div>
    </fieldset>
  );
}
