import type { SlideShow } from '../../contract/shown.ts';
import { SlideShows } from '../slides/slide-shows.tsx';
import styles from './home.module.css';

interface HighlightsProps {
  shows: SlideShow[];
  /** What they have in common. */
  title?: string;
}

/** What the site's editors put forward. */
export function Highlights({ shows, title }: HighlightsProps) {
  if (shows.length === 0) return null;
  return (
    <div className={styles.section}>
      {title ? (
        <div className={styles.head} data-matra>
          <h2>{title}</h2>
        </div>
      ) : null}
      <SlideShows shows={shows} />
    </div>
  );
}
