import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useSaveTrouble } from '../saving/use-save-trouble.ts';
import styles from './save-bar.module.css';
import type { FormShellState } from './shell-state.ts';

interface SaveBarProps {
  form: FormShellState;
  submitLabel?: string;
  onCancel?: (() => void) | undefined;
  danger?: boolean | undefined;
  atFoot?: ReactNode;
}

/** The end of a form: how far it is saved, and the buttons that save or discard. */
export function SaveBar(props: SaveBarProps) {
  const { form, submitLabel, onCancel, danger, atFoot } = props;
  const t = useText();
  if (form.saves === 'as you go') return <SavedAsYouGo form={form} />;
  if (form.saves === 'bar') return <SavedByBar form={form} submitLabel={submitLabel} />;
  return (
    <div className={styles.end} data-foot="">
      {atFoot ? <div className={styles.start}>{atFoot}</div> : null}
      {onCancel ? (
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      ) : null}
      <Button type="submit" color={danger ? 'danger' : undefined} loading={form.standing === 'saving'}>
        {submitLabel ?? t('common:save')}
      </Button>
    </div>
  );
}

/** In view over what stands already, from the first change until it is saved or discarded. */
function SavedByBar({ form: { standing, unsaved, onDiscard }, submitLabel }: SaveBarProps) {
  const t = useText();
  const rest = useRef<HTMLSpanElement>(null);
  const saving = standing === 'saving';
  const isThere = unsaved || saving;
  const wasThere = useRef(isThere);

  // Its buttons take the focus away with them: it stays at the end of the form.
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body) rest.current?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return (
    <div className={isThere ? styles.bar : styles.rest}>
      <span ref={rest} className={styles.state} role="status" tabIndex={-1}>
        {unsaved && !saving ? t('common:unsaved') : null}
      </span>
      {unsaved ? (
        <Button variant="default" onClick={onDiscard} disabled={saving}>
          {t('common:discard')}
        </Button>
      ) : null}
      {isThere ? (
        <Button type="submit" loading={saving} disabled={standing === 'conflict'}>
          {submitLabel ?? t('common:save')}
        </Button>
      ) : null}
    </div>
  );
}

/** In view from the first change on. Only trouble is said aloud, for nobody wants to hear of every save. */
function SavedAsYouGo({ form: { standing, error, onSaveNow, onMend } }: { form: FormShellState }) {
  const t = useText();
  const trouble = useSaveTrouble(standing, error, t('forms:held'));
  const [isChanged, setChanged] = useState(false);
  if (standing !== 'saved' && !isChanged) setChanged(true);
  const isWell = standing === 'saved' || standing === 'waiting' || standing === 'saving';
  return (
    <div className={styles.asYouGo} data-changed={isChanged || undefined}>
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
