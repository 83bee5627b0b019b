import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './save-status.module.css';
import type { AutosaveBinding } from './use-autosave.ts';

interface SaveStatusProps {
  autosave: AutosaveBinding;
  onSaveNow: () => void;
  onDecide: () => void;
}

/**
 * How far the work is safe, in words. Only trouble is said aloud, for nobody wants to hear of every save, and only
 * trouble stays in view however far one has scrolled.
 */
export function SaveStatus({ autosave, onSaveNow, onDecide }: SaveStatusProps) {
  const t = useText();
  const { standing } = autosave.state;
  const trouble = useSaveTrouble(autosave);
  return (
    <span className={styles.status}>
      {standing === 'saved' ? <IconCheck size={16} aria-hidden="true" /> : null}
      {standing === 'waiting' || standing === 'saving' ? <IconRefresh size={16} aria-hidden="true" /> : null}
      {standing === 'saved' || standing === 'waiting' || standing === 'saving' ? (
        <span>{t(`builder:${standing}`)}</span>
      ) : null}
      <span className={trouble ? styles.trouble : undefined} data-save-trouble={trouble && standing}>
        {standing === 'offline' ? <IconCloudOff size={18} aria-hidden="true" /> : null}
        {standing === 'failed' || standing === 'conflict' ? <IconAlertTriangle size={18} aria-hidden="true" /> : null}
        <span role="status">{trouble}</span>
        {standing === 'failed' ? (
          <Button variant="default" size="compact-sm" onClick={onSaveNow}>
            {t('builder:saveNow')}
          </Button>
        ) : null}
        {standing === 'conflict' ? (
          <Button variant="default" size="compact-sm" onClick={onDecide}>
            {t('builder:decide')}
          </Button>
        ) : null}
      </span>
    </span>
  );
}

/** Why the last changes are not with the server, in words; nothing while all goes well. */
export function useSaveTrouble({ state, error }: AutosaveBinding): string | undefined {
  const t = useText();
  const messageOf = useErrorMessage();
  switch (state.standing) {
    case 'offline':
      return t('builder:offline');
    case 'failed':
      return t('builder:failed', { reason: messageOf(error) });
    case 'conflict':
      return t('builder:conflict');
    default:
      return undefined;
  }
}
