import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Standing } from './autosave.ts';
import styles from './save-status.module.css';

interface SaveStatusProps {
  standing: Standing;
  error: unknown;
  onSaveNow: () => void;
  onDecide: () => void;
}

/** How far the work is safe, in words. Only trouble is said aloud: nobody wants to hear of every save. */
export function SaveStatus({ standing, error, onSaveNow, onDecide }: SaveStatusProps) {
  const t = useText();
  const messageOf = useErrorMessage();
  const isTrouble = standing === 'offline' || standing === 'failed' || standing === 'conflict';
  return (
    <span className={styles.status} data-standing={standing}>
      {isTrouble ? null : (
        <>
          {standing === 'saved' ? <IconCheck size={16} aria-hidden="true" /> : null}
          {standing === 'waiting' || standing === 'saving' ? <IconRefresh size={16} aria-hidden="true" /> : null}
          <span>{t(`builder:${standing}`)}</span>
        </>
      )}
      <span role="status" className={styles.trouble}>
        {standing === 'offline' ? <IconCloudOff size={16} aria-hidden="true" /> : null}
        {standing === 'offline' ? t('builder:offline') : null}
        {standing === 'failed' ? <IconAlertTriangle size={16} aria-hidden="true" /> : null}
        {standing === 'failed' ? t('builder:failed', { reason: messageOf(error) }) : null}
        {standing === 'conflict' ? <IconAlertTriangle size={16} aria-hidden="true" /> : null}
        {standing === 'conflict' ? t('builder:conflict') : null}
      </span>
      {standing === 'failed' ? (
        <Button variant="subtle" size="compact-sm" onClick={onSaveNow}>
          {t('builder:saveNow')}
        </Button>
      ) : null}
      {standing === 'conflict' ? (
        <Button variant="subtle" size="compact-sm" onClick={onDecide}>
          {t('builder:decide')}
        </Button>
      ) : null}
    </span>
  );
}
