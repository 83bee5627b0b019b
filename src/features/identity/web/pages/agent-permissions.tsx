import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { getAgentPermissions } from '../../contract/rights.ts';
import { userPaths } from '../../users/paths.ts';
import { AgentPermissionsForm } from '../users/agent-permissions-form.tsx';

export const handle = { texts: ['api', 'users'] } satisfies PageHandle;

export const loader = openToCallers(getAgentPermissions);

/** Read anew each time one comes: what is edited is what stands now. */
export default function AgentPermissionsPage() {
  const t = useText();
  const { data, error, refetch } = useQuery({ ...callQuery(getAgentPermissions), gcTime: 0 });
  return (
    <>
      <PageHead title={t('users:agentsTitle')} />
      <PageHeader
        title={t('users:agentsTitle')}
        description={t('users:agentsText')}
        back={{ to: userPaths.users, label: t('dashboard:users') }}
      />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <AgentPermissionsForm {...data} /> : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
    </>
  );
}
