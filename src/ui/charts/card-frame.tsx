import { type ReactNode, useId } from 'react';
import styles from './card-frame.module.css';

interface CardFrameProps {
  title: ReactNode;
  /** The language of the title. */
  lang?: string;
  /** Under the title: what was asked and of how many, in words. */
  base: ReactNode;
  /** Beside the title: how the card is shown. */
  tools?: ReactNode;
  children: ReactNode;
}

/** One question of a report: what was asked, of how many, and below it what they said. */
export function CardFrame({ title, lang, base, tools, children }: CardFrameProps) {
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id} data-print="keep">
      <header className={styles.head}>
        <div className={styles.words}>
          <h3 id={id} lang={lang}>
            {title}
          </h3>
          <div className={styles.base}>{base}</div>
        </div>
        {tools}
      </header>
      {children}
    </article>
  );
}
