import { Button } from '@mantine/core';
import { CallError } from '#kit/contract/call.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from './empty-state.tsx';
import { NoPermission } from './no-permission.tsx';

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** In place of what could not be loaded: why, and a way to try again; for what one may not see, whom to ask. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const t = useText();
  const messageOf = useErrorMessage();

  if (error instanceof CallError && error.status === 403) {
    return <NoPermission />;
  }
  return (
    <div role="alert">
      <EmptyState
        picture="error"
        title={t('common:loadFailed')}
        text={messageOf(error)}
        action={onRetry ? <Button onClick={onRetry}>{t('common:retry')}</Button> : null}
      />
    </div>
  );
}
