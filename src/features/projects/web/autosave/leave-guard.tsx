import { useEffect } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/confirm-dialog.tsx';
import { useLeaving } from '#ui/dashboard/forms/use-leaving.ts';
import type { Standing } from './autosave.ts';

interface LeaveGuardProps {
  /** Edits of the questions that are still on their way. */
  unsaved: boolean;
  /** Settings are saved by hand. */
  settingsDirty: boolean;
  standing: Standing;
  onSaveNow: () => void;
}

/** Leaving waits until the last change is saved; it asks only when that does not work. */
export function LeaveGuard({ unsaved, settingsDirty, standing, onSaveNow }: LeaveGuardProps) {
  const t = useText();
  const holds = unsaved || settingsDirty;
  const blocker = useLeaving(holds);
  const isBlocked = blocker.state === 'blocked';

  useEffect(() => {
    if (!isBlocked) return;
    if (!holds) blocker.proceed();
    else if (standing === 'waiting') onSaveNow();
  }, [isBlocked, holds, standing, blocker, onSaveNow]);

  const isStuck = standing === 'offline' || standing === 'failed' || standing === 'conflict';
  return (
    <ConfirmDialog
      opened={isBlocked && (isStuck || settingsDirty)}
      title={t(settingsDirty ? 'common:leaveTitle' : 'builder:leaveTitle')}
      confirmLabel={t('common:leave')}
      cancelLabel={t('common:stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t(settingsDirty ? 'common:leaveText' : 'builder:leaveText')}
    </ConfirmDialog>
  );
}
