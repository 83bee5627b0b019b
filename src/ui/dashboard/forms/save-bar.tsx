import { Button } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useSaveTrouble } from '../saving/use-save-trouble.ts';
import styles from './save-bar.module.css';
import type { FormShellState } from './shell-state.ts';

interface SaveBarProps {
  form: FormShellState;
  submitLabel?: string;
}

/** The end of a form: how far it is saved, and the buttons that save or discard. It stays in view over what stands. */
export function SaveBar({ form, submitLabel }: SaveBarProps) {
  const { saves, standing, unsaved, onDiscard } = form;
  const t = useText();
  if (saves === 'as you go') return <SavedAsYouGo form={form} />;
  const saving = standing === 'saving';
  return (
    <div className={saves === 'bar' ? styles.bar : styles.end}>
      {saves === 'bar' ? (
        <span className={styles.state} role="status">
          {unsaved && !saving ? t('common:unsaved') : null}
        </span>
      ) : null}
      {saves === 'bar' && unsaved ? (
        <Button variant="default" onClick={onDiscard} disabled={saving}>
          {t('common:discard')}
        </Button>
      ) : null}
      <Button type="submit" loading={saving} disabled={standing === 'conflict'}>
        {submitLabel ?? t('common:save')}
      </Button>
    </div>
  );
}

/** Only trouble is said aloud, for nobody wants to hear of every save. */
function SavedAsYouGo({ form: { standing, error, onSaveNow, onMend } }: { form: FormShellState }) {
  const t = useText();
  const trouble = useSaveTrouble(standing, error, t('forms:held'));
  const isWell = standing === 'saved' || standing === 'waiting' || standing === 'saving';
  return (
    <div className={styles.bar}>
      <span className={styles.state}>{isWell ? t(`forms:${standing}`) : null}</span>
      <span className={styles.trouble} role="status">
        {trouble}
      </span>
      {standing === 'failed' ? (
        <Button variant="default" onClick={onSaveNow}>
          {t('forms:saveNow')}
        </Button>
      ) : null}
      {standing === 'held' ? (
        <Button variant="default" onClick={onMend}>
          {t('forms:toField')}
        </Button>
      ) : null}
    </div>
  );
}
