import type { SlideShow } from '../../contract.ts';
import { SlideShows } from '../slides/slide-shows.tsx';
import styles from './home.module.css';

/** What the site's editors put forward. */
export function Highlights({ shows }: { shows: SlideShow[] }) {
  if (shows.length === 0) return null;
  return (
    <div className={styles.section}>
      <SlideShows shows={shows} />
    </div>
  );
}
