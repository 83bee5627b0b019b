import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useSaveTrouble } from '#ui/dashboard/saving/use-save-trouble.ts';
import { type Saving, standingShown } from '../workshop/saving.ts';
import styles from './save-state.module.css';

interface SaveStateProps {
  saving: Saving;
  onDecide: () => void;
  /** Leads to the setting that has to be mended. */
  onMend: () => void;
}

/**
 * How far the work is safe, in words. Only trouble is said aloud, for nobody wants to hear of every save, and only
 * trouble stays in view however far one has scrolled.
 */
export function SaveState({ saving, onDecide, onMend }: SaveStateProps) {
  const t = useText();
  const { saveNow } = saving;
  const standing = standingShown(saving);
  const trouble = useSaveTrouble(standing, saving.error, t('builder:held'));
  const isWell = standing === 'saved' || standing === 'waiting' || standing === 'saving';
  return (
    <span className={styles.status}>
      {isWell && !trouble ? (
        <span className={styles.well} title={t(`forms:${standing}`)}>
          {standing === 'saved' ? (
            <IconCheck size={18} aria-hidden="true" />
          ) : (
            <IconRefresh size={18} aria-hidden="true" />
          )}
          <span className={styles.words}>{t(`forms:${standing}`)}</span>
          <span className={styles.brief} aria-hidden="true">
            {t(`forms:brief.${standing}`)}
          </span>
        </span>
      ) : null}
      <span className={trouble ? styles.trouble : undefined} data-save-trouble={trouble && standing}>
        {trouble && standing === 'offline' ? <IconCloudOff size={18} aria-hidden="true" /> : null}
        {trouble && standing !== 'offline' ? <IconAlertTriangle size={18} aria-hidden="true" /> : null}
        <span role="status">{trouble}</span>
        {standing === 'failed' ? (
          <Button variant="default" size="compact-sm" onClick={saveNow}>
            {t('forms:saveNow')}
          </Button>
        ) : null}
        {standing === 'conflict' ? (
          <Button variant="default" size="compact-sm" onClick={onDecide}>
            {t('builder:decide')}
          </Button>
        ) : null}
        {standing === 'held' ? (
          <Button variant="default" size="compact-sm" onClick={onMend}>
            {t('builder:toSetting')}
          </Button>
        ) : null}
      </span>
    </span>
  );
}
