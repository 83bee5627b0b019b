import type { ReactNode, SubmitEvent } from 'react';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { Alert } from '../../plain/alert.tsx';
import styles from './form-shell.module.css';
import { SaveBar } from './save-bar.tsx';
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
  const messageOf = useErrorMessage();
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {error ? (
        <Alert tone="danger" announce>
          {messageOf(error)}
        </Alert>
      ) : null}
      {children}
      <SaveBar dirty={dirty} saving={saving} submitLabel={submitLabel} onDiscard={onDiscard} />
      <UnsavedGuard dirty={dirty && !saving} />
    </form>
  );
}
