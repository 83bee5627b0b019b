import { Button } from '@mantine/core';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type LoggedError, reopenError, resolveError } from '../../contract/errors.ts';
import { useErrorsChanged } from './use-errors-changed.ts';

/** Says that an error is mended, and takes that back. */
export function SettleErrorButton({ error: { _id: id, state } }: { error: LoggedError }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const changed = useErrorsChanged();
  const isOpen = state === 'open';
  const { mutate, isPending } = useCallMutation(isOpen ? resolveError : reopenError, {
    onSuccess: () => void changed(),
    onError: (error) => showToast('error', messageOf(error)),
  });
  return (
    <Button variant={isOpen ? 'filled' : 'default'} loading={isPending} onClick={() => mutate({ params: { id } })}>
      {t(isOpen ? 'operations:errorLog.resolve' : 'operations:errorLog.reopen')}
    </Button>
  );
}
