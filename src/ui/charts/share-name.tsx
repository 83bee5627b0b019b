import type { Share } from './share.ts';
import styles from './share-name.module.css';

/** What a line of a chart is called, and under it what has to be known about it. */
export function ShareName({ share: { label, lang, notes = [] } }: { share: Share }) {
  return (
    <>
      <span lang={lang}>{label}</span>
      {notes.map((note) => (
        <small key={note} className={styles.note}>
          {note}
        </small>
      ))}
    </>
  );
}
