import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { discardJobs, getOperations, retryJobs } from '../../contract/state.ts';
import { getOverview } from '../../contract.ts';

/** Runs jobs that were given up again, or forgets them, once that was confirmed: it cannot be taken back. */
export function SettleJobs({ kind, name, failed }: { kind: string; name: string; failed: number }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const settled = (word: 'retried' | 'discarded') => ({
    onSuccess: ({ count }: { count: number }) => showToast('success', t(`operations:running.${word}`, { count })),
    onError: (error: unknown) => showToast('error', messageOf(error)),
    onSettled() {
      setAsking(false);
      for (const read of [getOperations, getOverview]) void queries.invalidateQueries({ queryKey: callKey(read) });
    },
  });
  const retry = useCallMutation(retryJobs, settled('retried'));
  const discard = useCallMutation(discardJobs, settled('discarded'));
  const params = { kind };
  return (
    <Group gap="sm" mt="xs">
      <Button
        size="sm"
        loading={retry.isPending}
        onClick={() => retry.mutate({ params })}
        aria-label={t('operations:running.retryNamed', { name })}
      >
        {t('operations:running.retry')}
      </Button>
      <Button
        size="sm"
        variant="default"
        onClick={() => setAsking(true)}
        aria-label={t('operations:running.discardNamed', { name })}
      >
        {t('operations:running.discard')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('operations:running.discardTitle', { count: failed })}
        confirmLabel={t('operations:running.discard')}
        busy={discard.isPending}
        onConfirm={() => discard.mutate({ params })}
        onCancel={() => setAsking(false)}
      >
        {t('operations:running.discardText', { name })}
      </ConfirmDialog>
    </Group>
  );
}
