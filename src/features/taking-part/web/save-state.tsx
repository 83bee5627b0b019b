import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './taking-part.module.css';

/** Where the island says that the form waits for a connection. */
export function WaitingState() {
  const t = useText();
  return (
    <p
      className={styles.saveState}
      role="status"
      hidden
      data-save-state="waiting"
      data-waiting={t('takingPart:waiting')}
    />
  );
}

/** Where the island says whether answers have arrived; without it, a line says when they are saved. */
export function SaveState() {
  const t = useText();
  return (
    <>
      <p
        className={styles.saveState}
        role="status"
        hidden
        data-save-state=""
        data-saved={t('takingPart:saved')}
        data-saving={t('takingPart:saving')}
        data-offline={t('takingPart:offline')}
        data-failed={t('takingPart:failed')}
        data-waiting={t('takingPart:waiting')}
        data-refused={t('takingPart:refused')}
      />
      <noscript>
        <p className={styles.saveState}>{t('takingPart:withoutScript')}</p>
      </noscript>
    </>
  );
}
