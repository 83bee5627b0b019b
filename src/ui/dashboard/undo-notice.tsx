import { CloseButton } from '@mantine/core';
import { useHotkeys, useOs } from '@mantine/hooks';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useFocusBack } from './focus/use-focus-back.ts';
import styles from './undo-notice.module.css';

interface UndoNoticeProps {
  /** What was done; nothing of it is shown without. */
  notice: string | undefined;
  onUndo: () => void;
  onDismiss: () => void;
}

/** At the window's foot: what was done a moment ago, and how it is taken back: here, or by Ctrl Z outside of fields. */
export function UndoNotice({ notice, onUndo, onDismiss }: UndoNoticeProps) {
  const t = useText();
  const isApple = ['ios', 'macos'].includes(useOs());
  const isThere = notice !== undefined;
  useFocusBack(isThere);
  useHotkeys(isThere ? [['mod+Z', onUndo]] : []);
  // Always there: what comes into a live region is said aloud, not the region itself.
  return (
    <div className={styles.notice} aria-live="polite">
      {notice ? (
        <div>
          <span>{notice}</span>
          <button
            type="button"
            className={styles.undo}
            aria-keyshortcuts={isApple ? 'Meta+Z' : 'Control+Z'}
            onClick={onUndo}
          >
            {t('forms:undo')}
            <span className={styles.keys} aria-hidden="true">
              {isApple ? '⌘ Z' : 'Ctrl Z'}
            </span>
          </button>
          <CloseButton variant="transparent" c="inherit" aria-label={t('common:dismiss')} onClick={onDismiss} />
        </div>
      ) : null}
    </div>
  );
}
