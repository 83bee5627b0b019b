import { CloseButton } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './undo-notice.module.css';

interface UndoNoticeProps {
  /** What was done; nothing of it is shown without. */
  notice: string | undefined;
  onUndo: () => void;
  onDismiss: () => void;
}

/** At the window's foot: what was taken away a moment ago, and how it comes back. */
export function UndoNotice({ notice, onUndo, onDismiss }: UndoNoticeProps) {
  const t = useText();
  // Always there: what comes into a live region is said aloud, not the region itself.
  return (
    <div className={styles.notice} aria-live="polite">
      {notice ? (
        <div>
          <span>{notice}</span>
          <button type="button" className={styles.undo} onClick={onUndo}>
            {t('forms:undo')}
          </button>
          <CloseButton variant="transparent" c="inherit" aria-label={t('common:dismiss')} onClick={onDismiss} />
        </div>
      ) : null}
    </div>
  );
}
