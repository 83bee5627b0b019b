import { useEffect } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useLeaving } from './use-leaving.ts';

interface LeaveGuardProps {
  /** Whether something would be lost by leaving now. */
  holds: boolean;
  /** It is saved by itself, and soon: leaving waits for that, and hurries it. Without, one is asked. */
  hurry?: () => void;
  /** Where nothing is left: this page and those below it. */
  within?: string;
  title?: string;
  text?: string;
}

/** Asks before a page with unsaved changes is left, by a link here or by the browser's own dialog. */
export function LeaveGuard({ holds, hurry, within, title, text }: LeaveGuardProps) {
  const t = useText();
  const blocker = useLeaving(holds, within);
  const isBlocked = blocker.state === 'blocked';

  useEffect(() => {
    if (!isBlocked) return;
    if (!holds) blocker.proceed();
    else hurry?.();
  }, [isBlocked, holds, blocker, hurry]);

  return (
    <ConfirmDialog
      opened={isBlocked && holds && !hurry}
      title={title ?? t('common:leaveTitle')}
      confirmLabel={t('common:leave')}
      cancelLabel={t('common:stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {text ?? t('common:leaveText')}
    </ConfirmDialog>
  );
}
