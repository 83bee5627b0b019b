import styles from './trial.module.css';

/** Something that has a place in the project, with what is known of it: a press leads there. */
export function PlaceLine({ name, figure, onGo }: { name: string; figure: string; onGo: () => void }) {
  return (
    <li>
      <button type="button" className={styles.line} onClick={onGo}>
        <span>{name}</span>
        <span className={styles.figure}>{figure}</span>
      </button>
    </li>
  );
}
