import type { Share } from './share.ts';
import styles from './share-name.module.css';

/** What a line of a chart is called, and under it what has to be known about it. */
export function ShareName({ share }: { share: Pick<Share, 'label' | 'lang' | 'notes'> }) {
  const { label, lang, notes = [] } = share;
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
