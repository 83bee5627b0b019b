import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { removeUserSecondStep, type UserAccount } from '../../contract/users.ts';
import styles from '../account/account.module.css';
import { useUserChanged } from './use-user-changed.ts';

/** For somebody who lost what makes their codes; there while they are asked for one. */
export function RemoveSecondStep({ user: { _id: id, fullName: name, hasSecondStep } }: { user: UserAccount }) {
  const t = useText();
  const headId = useId();
  const messageOf = useErrorMessage();
  const changed = useUserChanged();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useCallMutation(removeUserSecondStep, {
    onSuccess: () => {
      showToast('success', t('users:secondStepRemoved', { name }));
      void changed();
    },
    onError: (error) => showToast('error', messageOf(error)),
  });
  if (!hasSecondStep && !asking) return null;
  return (
    <section className={styles.list} aria-labelledby={headId}>
      <h2 id={headId}>{t('users:secondStep')}</h2>
      <p className={styles.intro}>{t('users:secondStepText')}</p>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('users:removeSecondStep')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('users:removeSecondStepTitle', { name })}
        confirmLabel={t('users:removeSecondStep')}
        danger
        busy={isPending}
        onConfirm={() => mutate({ params: { id } }, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t('users:removeSecondStepConfirm')}
      </ConfirmDialog>
    </section>
  );
}
