import { Button, Skeleton } from '@mantine/core';
import { CallError } from '#kit/contract/call.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import { Sample } from './sample.tsx';

export function StateSamples() {
  const t = useText();
  return (
    <>
      <Sample title="Nothing there yet">
        <EmptyState
          picture="no-surveys"
          title={t('projects:empty.survey.title')}
          text={t('projects:empty.survey.text')}
          action={<Button>{t('projects:newOf.survey')}</Button>}
        />
      </Sample>
      <Sample title="Could not be loaded">
        <ErrorState error={new CallError(503, 'busy', t('failures:offline'))} onRetry={() => {}} />
      </Sample>
      <Sample title="Not allowed">
        <ErrorState error={new CallError(403, 'forbidden', '')} />
      </Sample>
      <Sample title="On its way">
        <Waiting>
          <Skeleton height={120} />
        </Waiting>
      </Sample>
      <Sample title="Something to know">
        <Alert tone="warning" title={t('operations:printedTitle')}>
          {t('operations:printedText')}
        </Alert>
      </Sample>
    </>
  );
}
