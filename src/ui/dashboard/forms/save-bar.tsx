import { Button } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './save-bar.module.css';

interface SaveBarProps {
  /** Whether there is anything to save. */
  dirty: boolean;
  saving: boolean;
  submitLabel?: string;
  onDiscard?: () => void;
}

/** The end of a form, which stays in view: whether it is saved, and the buttons that save or discard. */
export function SaveBar({ dirty, saving, submitLabel, onDiscard }: SaveBarProps) {
  const t = useText();
  return (
    <div className={styles.bar}>
      <span className={styles.state} role="status">
        {dirty && !saving ? t('common:unsaved') : null}
      </span>
      {onDiscard && dirty ? (
        <Button variant="default" onClick={onDiscard} disabled={saving}>
          {t('common:discard')}
        </Button>
      ) : null}
      <Button type="submit" loading={saving}>
        {submitLabel ?? t('common:save')}
      </Button>
    </div>
  );
}
