import { useEffect } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/confirm-dialog.tsx';
import { useLeaving } from '#ui/dashboard/forms/use-leaving.ts';
import type { Saving } from '../workshop/saving.ts';

interface LeaveGuardProps {
  saving: Saving;
  /** Where nothing is left: the project's own places. */
  within: string;
}

/** Leaving waits until the last change is saved; it asks only when that does not work. */
export function LeaveGuard({ saving, within }: LeaveGuardProps) {
  const t = useText();
  const { standing, unsaved, held, wouldLose, saveNow } = saving;
  const holds = unsaved || held;
  const blocker = useLeaving(holds, within);
  const isBlocked = blocker.state === 'blocked';

  useEffect(() => {
    if (!isBlocked) return;
    if (!holds) blocker.proceed();
    else if (standing === 'waiting') saveNow();
  }, [isBlocked, holds, standing, blocker, saveNow]);

  const isStuck = held || ['offline', 'failed', 'refused', 'conflict'].includes(standing);
  return (
    <ConfirmDialog
      opened={isBlocked && isStuck}
      title={t(wouldLose ? 'common:leaveTitle' : 'builder:leaveTitle')}
      confirmLabel={t('common:leave')}
      cancelLabel={t('common:stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t(wouldLose ? 'common:leaveText' : 'builder:leaveText')}
    </ConfirmDialog>
  );
}
