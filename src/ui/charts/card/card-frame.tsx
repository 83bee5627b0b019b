import { type ReactNode, useId } from 'react';
import styles from './card-frame.module.css';

export interface CardFrameProps {
  /** Names its heading in the address, where one may be led to it. */
  anchor?: string;
  /** Its place among the others, as it is written before the title. */
  number?: string;
  title: string;
  /** The language of the title. */
  lang?: string;
  /** Under the title: what was asked and of how many, in words. */
  base: ReactNode;
  /** Beside the title: how the card is shown. */
  tools?: ReactNode;
  children: ReactNode;
}

/** One question of a report: what was asked, of how many, and below it what they said. */
export function CardFrame({ anchor, number, title, lang, base, tools, children }: CardFrameProps) {
  const own = useId();
  const id = anchor ?? own;
  return (
    <article className={styles.card} aria-labelledby={id} data-print="keep">
      <header className={styles.head}>
        <div className={styles.words}>
          <h3 id={id} tabIndex={anchor ? -1 : undefined}>
            {number ? `${number}. ` : null}
            <span lang={lang}>{title}</span>
          </h3>
          <div className={styles.base}>{base}</div>
        </div>
        {tools}
      </header>
      {children}
    </article>
  );
}
