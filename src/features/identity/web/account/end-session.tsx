import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { endSession, findSessions } from '../../contract/sessions.ts';

interface EndSessionProps {
  id: string;
  device: string;
  lastUsed: string;
}

/** Signs a device out that is not this one, once that is confirmed. */
export function EndSession({ id, device, lastUsed }: EndSessionProps) {
  const t = useText();
  const messageOf = useErrorMessage();
  const queries = useQueryClient();
  const end = useCallMutation(endSession);
  const [asking, setAsking] = useState(false);

  function confirm() {
    end.mutate(
      { params: { id } },
      {
        onSuccess: () => showToast('success', t('account:sessionEnded')),
        onError: (error) => showToast('error', messageOf(error)),
        onSettled() {
          setAsking(false);
          void queries.invalidateQueries({ queryKey: callKey(findSessions) });
        },
      },
    );
  }

  return (
    <>
      <Button
        variant="default"
        aria-label={t('account:endSessionNamed', { device, when: lastUsed })}
        onClick={() => setAsking(true)}
      >
        {t('account:endSession')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('account:endTitle', { device })}
        confirmLabel={t('account:endSession')}
        danger
        busy={end.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {t('account:endText')}
      </ConfirmDialog>
    </>
  );
}
