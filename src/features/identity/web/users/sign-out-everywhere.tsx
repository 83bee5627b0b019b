import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { endUserSessions, type UserAccount } from '../../contract/users.ts';
import { userSessionsQuery } from '../queries.ts';
import { useUserChanged } from './use-user-changed.ts';

/** Signs somebody out on every device, once that is confirmed; there while they are signed in on any. */
export function SignOutEverywhere({ user: { _id: id, fullName: name } }: { user: UserAccount }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const changed = useUserChanged();
  const { data } = useQuery(userSessionsQuery(id));
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useCallMutation(endUserSessions, {
    onSuccess: () => {
      showToast('success', t('users:signedOut', { name }));
      void changed();
    },
    onError: (error) => showToast('error', messageOf(error)),
  });
  if (!asking && !data?.length) return null;
  return (
    <>
      <Button variant="default" mt="md" onClick={() => setAsking(true)}>
        {t('users:signOutEverywhere')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('users:signOutTitle', { name })}
        confirmLabel={t('users:signOutEverywhere')}
        danger
        busy={isPending}
        onConfirm={() => mutate({ params: { id } }, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t('users:signOutText')}
      </ConfirmDialog>
    </>
  );
}
