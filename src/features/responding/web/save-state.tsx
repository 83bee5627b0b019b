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
      data-waiting={t('responding:waiting')}
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
        data-saved={t('responding:saved')}
        data-saving={t('responding:saving')}
        data-offline={t('responding:offline')}
        data-failed={t('responding:failed')}
        data-waiting={t('responding:waiting')}
        data-refused={t('responding:refused')}
      />
      <noscript>
        <p className={styles.saveState}>{t('responding:withoutScript')}</p>
      </noscript>
    </>
  );
}
