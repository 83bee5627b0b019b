import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/confirm-dialog.tsx';
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holds && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';

  useEffect(() => {
    if (!isBlocked) return;
    if (!holds) blocker.proceed();
    else if (standing === 'waiting') onSaveNow();
  }, [isBlocked, holds, standing, blocker, onSaveNow]);

  useEffect(() => {
    if (!holds) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);

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
