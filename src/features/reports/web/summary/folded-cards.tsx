import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BEFORE_MATCH } from '#ui/dashboard/page-index/go-to-part.ts';
import styles from './summary.module.css';

/** The first chart colour and two that no scale has at its ends. */
const TONES = 3;

interface FoldedCardsProps {
  title: ReactNode;
  /** Which of the sections it is: each has a colour of its own, and after some they come again. */
  place: number;
  /** How many cards there are. */
  count: number;
  children: ReactNode;
}

/** The cards of a section, which fold away under its title; whoever is led to one of them finds it open. */
export function FoldedCards({ title, place, count, children }: FoldedCardsProps) {
  const t = useText();
  const id = useId();
  const cards = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(true);

  useEffect(() => {
    const box = cards.current;
    const open = () => flushSync(() => setOpen(true));
    box?.addEventListener(BEFORE_MATCH, open);
    return () => box?.removeEventListener(BEFORE_MATCH, open);
  }, []);

  return (
    <section className={styles.cards} data-tone={place % TONES}>
      <h2 className={styles.section} data-matra>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {title}
          <IconChevronDown className={styles.fold} size={20} aria-hidden="true" />
        </button>
      </h2>
      {isOpen ? null : <p className={styles.folded}>{t('reports:folded', { count })}</p>}
      <div ref={cards} id={id} className={styles.cards} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
