import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './taking-part.module.css';

/** Where the island says that the form waits for a connection. */
export function WaitingState() {
  return <StateLine of="waiting" says={['waiting']} />;
}

/** Where the island says whether answers have arrived; without it, a line says when they are saved. */
export function SaveState() {
  const t = useText();
  return (
    <>
      <StateLine of="" says={['saved', 'saving', 'offline', 'failed', 'waiting', 'refused']} />
      <noscript>
        <p className={styles.saveState}>{t('takingPart:withoutScript')}</p>
      </noscript>
    </>
  );
}

type Word = 'saved' | 'saving' | 'offline' | 'failed' | 'waiting' | 'refused';

/** A line that the island fills with one of the texts the line carries. */
function StateLine({ of, says }: { of: '' | 'waiting'; says: readonly Word[] }) {
  const t = useText();
  const texts = Object.fromEntries(says.map((word) => [`data-${word}`, t(`takingPart:${word}`)]));
  return <p className={styles.saveState} role="status" hidden data-save-state={of} {...texts} />;
}
