import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { areaOf } from '#features/identity/policy.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { getNotificationSettings } from '../../contract/settings.ts';
import { notificationPaths } from '../../paths.ts';
import { SettingsForm } from '../settings-form.tsx';

export const handle = { texts: ['api'] } satisfies PageHandle;

/** How somebody wants to be told, for both areas. */
export default function NotificationSettingsPage() {
  const t = useText();
  const area = areaOf(useOutletContext<SessionUser>().role);
  const { data, error, refetch } = useQuery({ ...callQuery(getNotificationSettings), gcTime: 0 });
  return (
    <>
      <PageHead title={t('notifications:settings')} />
      <PageHeader
        title={t('notifications:settings')}
        description={t('notifications:settingsText')}
        back={{ to: notificationPaths.own(area), label: t('dashboard:notifications') }}
      />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <SettingsForm settings={data} /> : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
    </>
  );
}
