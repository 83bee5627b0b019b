import type { ReactNode } from 'react';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { Alert } from '../../plain/alert.tsx';
import { LeaveGuard } from '../saving/leave-guard.tsx';
import { FormConflict } from './form-conflict.tsx';
import styles from './form-shell.module.css';
import { SaveBar } from './save-bar.tsx';
import type { FormShellState } from './shell-state.ts';

interface FormShellProps extends FormShellState {
  submitLabel?: string;
  /** Long texts stand beside each other in it. */
  wide?: boolean;
  /** What the sections are called stands beside their fields, where there is room. */
  headsBeside?: boolean;
  /** Form sections. */
  children: ReactNode;
}

/** A form of one column: its sections, then what saves it in the way declared, and what keeps it from being lost. */
export function FormShell({ submitLabel, wide, headsBeside, children, ...form }: FormShellProps) {
  const { saves, standing, error, unsaved, conflict, onSubmit } = form;
  const messageOf = useErrorMessage();
  const asYouGo = saves === 'as you go';
  return (
    <form
      className={styles.form}
      data-wide={wide || undefined}
      data-heads={headsBeside ? 'beside' : undefined}
      onSubmit={onSubmit}
      noValidate
    >
      {!asYouGo && ['failed', 'refused', 'offline'].includes(standing) ? (
        <Alert tone="danger" announce>
          {messageOf(error)}
        </Alert>
      ) : null}
      {children}
      {conflict ? (
        <FormConflict fields={conflict} onKeepMine={form.onKeepMine} onTakeTheirs={form.onTakeTheirs} />
      ) : (
        <SaveBar form={form} submitLabel={submitLabel} />
      )}
      <LeaveGuard
        holds={asYouGo ? unsaved : unsaved && standing !== 'saving'}
        hurry={form.savesSoon ? form.onSaveNow : undefined}
      />
    </form>
  );
}
