import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { accessRefusal } from '#kit/contract/endpoint.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { findErrors } from '../../contract/errors.ts';
import { getOperations } from '../../contract/state.ts';
import { findMails } from '../../contract.ts';
import { operationsQuery } from '../queries.ts';
import { StateParts } from '../state/state-parts.tsx';

export const loader = openToCallers(getOperations);

/** How the installation runs; read anew every half minute while somebody looks. */
export default function OperationsPage() {
  const t = useText();
  const user = useOutletContext<SessionUser>();
  const { data, error, refetch } = useQuery(operationsQuery());
  return (
    <>
      <PageHead title={t('operations:running.title')} />
      <PageHeader title={t('operations:running.title')} description={t('operations:running.text')} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <StateParts
          state={data}
          mayReadMails={accessRefusal(findMails, user) === undefined}
          mayReadErrors={accessRefusal(findErrors, user) === undefined}
        />
      ) : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={480} radius="lg" />
        </Waiting>
      )}
    </>
  );
}
