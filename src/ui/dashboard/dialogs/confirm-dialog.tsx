import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** A verb: what the button does. */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that is hard to take back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useText();
  const { opened, title, children, confirmLabel, cancelLabel, danger, busy, onConfirm, onCancel } = props;
  return (
    <Dialog opened={opened} onClose={onCancel} title={title} size="small">
      {children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancelLabel ?? t('common:cancel')}
        </Button>
        <Button color={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
