import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type AnyCompany, restoreCompany } from '../../contract/oversight.ts';
import { useCompanyName } from '../company-name.ts';
import { useCompanyChanged } from '../use-company-changed.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

/** Suspends a company, and ends its suspension. */
export function SuspendButton({ company }: { company: AnyCompany }) {
  const t = useText();
  // What was asked stays what it was while the company already is as it was asked for.
  const [asked, setAsked] = useState<'restore' | 'suspend'>();
  const close = () => setAsked(undefined);
  const action = company.state === 'suspended' ? 'restore' : 'suspend';
  return (
    <>
      <Button variant={action === 'restore' ? 'filled' : 'default'} onClick={() => setAsked(action)}>
        {t(`company:${action}`)}
      </Button>
      {asked === 'restore' ? <RestoreDialog company={company} onClose={close} /> : null}
      {asked === 'suspend' ? <SuspendDialog company={company} onClose={close} /> : null}
    </>
  );
}

function RestoreDialog({ company, onClose }: { company: AnyCompany; onClose: () => void }) {
  const t = useText();
  const nameOf = useCompanyName();
  const messageOf = useErrorMessage();
  const changed = useCompanyChanged();
  const { mutate, isPending } = useCallMutation(restoreCompany, {
    async onSuccess() {
      await changed();
      onClose();
      showToast('success', t('company:restoredNow'));
    },
    onError: (error) => showToast('error', messageOf(error)),
  });
  return (
    <ConfirmDialog
      opened
      title={t('company:restoreTitle', { company: nameOf(company) })}
      confirmLabel={t('company:restore')}
      busy={isPending}
      onConfirm={() => mutate({ params: { id: company._id } })}
      onCancel={onClose}
    >
      <p>{t('company:restoreText')}</p>
    </ConfirmDialog>
  );
}
