import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useLeaving } from './use-leaving.ts';

/** Asks before a page with unsaved changes is left, by a link here or by the browser's own dialog. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const t = useText();
  const blocker = useLeaving(dirty);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t('common:leaveTitle')}
      confirmLabel={t('common:leave')}
      cancelLabel={t('common:stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('common:leaveText')}
    </ConfirmDialog>
  );
}
