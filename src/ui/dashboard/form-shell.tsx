import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useErrorMessage } from '#kit/web/use-error-message.ts';
import { Alert } from '../plain/alert.tsx';
import styles from './form-shell.module.css';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface FormShellProps {
  /** `form.onSubmit(…)` of Mantine's form. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Whether something would be lost by leaving. */
  dirty: boolean;
  saving: boolean;
  /** The failed save; what is wrong with single fields belongs to the fields. */
  error?: unknown;
  submitLabel?: string;
  onDiscard?: () => void;
  /** Form sections. */
  children: ReactNode;
}

/** A form of one column: its sections, then the save bar, which stays in view. */
export function FormShell(props: FormShellProps) {
  const { onSubmit, dirty, saving, error, submitLabel, onDiscard, children } = props;
  const t = useText();
  const messageOf = useErrorMessage();
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {error ? (
        <Alert tone="danger" announce>
          {messageOf(error)}
        </Alert>
      ) : null}
      {children}
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
      <UnsavedGuard dirty={dirty && !saving} />
    </form>
  );
}
