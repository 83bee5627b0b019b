import { type ReactNode, use } from 'react';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { Alert } from '../../plain/alert.tsx';
import { LeaveDialog } from '../dialogs/leave-dialog.ts';
import { LeaveGuard } from '../saving/leave-guard.tsx';
import { FormConflict } from './form-conflict.tsx';
import styles from './form-shell.module.css';
import { SaveBar } from './save-bar.tsx';
import type { FormShellState } from './shell-state.ts';

interface FormShellProps extends FormShellState {
  submitLabel?: string;
  /** Long texts stand beside each other in it. */
  wide?: boolean;
  /** What it does cannot be taken back. */
  danger?: boolean;
  /** What else can be done, at the start of its foot. */
  atFoot?: ReactNode;
  /** Where somebody else saved first: what is said of that. */
  theirsTitle?: string;
  /** Form sections. */
  children: ReactNode;
}

/**
 * A form of one column: its sections, then what saves it in the way declared, and what keeps it from being lost. In a
 * dialog it can be left beside the button that sends, unless it says what else can be done there.
 */
export function FormShell(props: FormShellProps) {
  const { submitLabel, wide, danger, atFoot, theirsTitle, children, ...form } = props;
  const { saves, standing, error, unsaved, conflict, onSubmit } = form;
  const leave = use(LeaveDialog);
  const messageOf = useErrorMessage();
  const asYouGo = saves === 'as you go';
  return (
    <form className={styles.form} data-wide={wide || undefined} onSubmit={onSubmit} noValidate>
      {!asYouGo && ['failed', 'refused', 'offline'].includes(standing) ? (
        <Alert tone="danger" announce>
          {messageOf(error)}
        </Alert>
      ) : null}
      {children}
      {conflict ? (
        <FormConflict
          title={theirsTitle}
          fields={conflict}
          onKeepMine={form.onKeepMine}
          onTakeTheirs={form.onTakeTheirs}
        />
      ) : (
        <SaveBar
          form={form}
          submitLabel={submitLabel}
          onCancel={atFoot ? undefined : leave}
          danger={danger}
          atFoot={atFoot}
        />
      )}
      <LeaveGuard
        holds={asYouGo ? unsaved : unsaved && standing !== 'saving'}
        hurry={form.savesSoon ? form.onSaveNow : undefined}
      />
    </form>
  );
}
