import { type MouseEvent, useEffect, useRef } from 'react';
import { goToPart } from './go-to-part.ts';
import styles from './page-index.module.css';
import type { PagePart } from './page-part.ts';

interface PageIndexProps {
  label: string;
  parts: readonly PagePart[];
  /** The part one is in. */
  here: string | undefined;
}

/** Beside a long page: what it is divided into, and where in it one is. A list that is long itself scrolls along. */
export function PageIndex({ label, parts, here }: PageIndexProps) {
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    const entry = here === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current]');
    if (entry) keepInView(list.current, entry);
  }, [here]);

  return (
    <nav ref={list} className={styles.list} aria-label={label} data-print="none">
      {parts.map(({ id, title, lang, number, summary }) => (
        <a key={id} href={`#${id}`} aria-current={id === here ? 'true' : undefined} onClick={go}>
          {number ? <span className={styles.number}>{`${number}. `}</span> : null}
          <span className={styles.title} lang={lang}>
            {title}
          </span>
          {summary ? (
            // A screen reader tells it in the part itself.
            <span className={styles.summary} data-summary="" aria-hidden="true" title={summary}>
              {summary}
            </span>
          ) : null}
        </a>
      ))}
    </nav>
  );
}

/** Only the list is moved: to bring an entry into view would move the page as well. */
function keepInView(list: HTMLElement | null, entry: HTMLElement): void {
  if (!list) return;
  const [around, { top, bottom, left, width }] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (top < around.top) list.scrollTop -= around.top - top;
  else if (bottom > around.bottom) list.scrollTop += bottom - around.bottom;
  // Laid out as a line, it stands in the middle, with what comes before and after.
  list.scrollLeft += left + width / 2 - (around.left + around.width / 2);
}

function go(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const id = decodeURIComponent(event.currentTarget.hash.slice(1));
  if (goToPart(id, { takesFocus: true })) event.preventDefault();
}
