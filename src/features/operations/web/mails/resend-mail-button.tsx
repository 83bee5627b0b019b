import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { findMails, getMail, getOverview, resendMail } from '../../contract.ts';

export function ResendMailButton({ id, to, holdsCode }: { id: string; to: string; holdsCode: boolean }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const queries = useQueryClient();
  const resend = useCallMutation(resendMail);
  const [asking, setAsking] = useState(false);

  function confirm() {
    resend.mutate(
      { params: { id } },
      {
        onSuccess: () => showToast('success', t('operations:resent')),
        onError: (error) => showToast('error', messageOf(error)),
        onSettled() {
          setAsking(false);
          void queries.invalidateQueries({ queryKey: callKey(getMail, { params: { id } }) });
          void queries.invalidateQueries({ queryKey: callKey(findMails) });
          void queries.invalidateQueries({ queryKey: callKey(getOverview) });
        },
      },
    );
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('operations:resend')}</Button>
      <ConfirmDialog
        opened={asking}
        title={t('operations:resendTitle')}
        confirmLabel={t('operations:resend')}
        busy={resend.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {t(holdsCode ? 'operations:resendCodeText' : 'operations:resendText', { to })}
      </ConfirmDialog>
    </>
  );
}
