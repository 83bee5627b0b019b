import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './taking-part.module.css';

/** Where the island says that the form waits for a connection. */
export function WaitingState() {
  return (
    <div className={styles.stateRoom} data-state-room="">
      <StateLine of="waiting" says={['waiting']} />
    </div>
  );
}

/** Where the island says whether answers have arrived; without it, a line says when they are saved. */
export function SaveState() {
  const t = useText();
  return (
    <div className={styles.stateRoom}>
      <StateLine of="" says={['saved', 'saving', 'offline', 'failed', 'waiting', 'refused']} />
      <noscript>
        <p>{t('takingPart:withoutScript')}</p>
      </noscript>
    </div>
  );
}

type Word = 'saved' | 'saving' | 'offline' | 'failed' | 'waiting' | 'refused';

/** A line that the island fills with one of the texts the line carries. */
function StateLine({ of, says }: { of: '' | 'waiting'; says: readonly Word[] }) {
  const t = useText();
  const texts = Object.fromEntries(says.map((word) => [`data-${word}`, t(`takingPart:${word}`)]));
  return <p className={styles.saveState} role="status" hidden data-save-state={of} {...texts} />;
}
