import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useOutletContext, useParams } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { WithFacts } from '#ui/dashboard/facts/with-facts.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import type { SessionUser } from '../../contract/profile.ts';
import { getUser } from '../../contract/users.ts';
import { userPaths } from '../../users/paths.ts';
import { userQuery } from '../queries.ts';
import { RemoveSecondStep } from '../users/remove-second-step.tsx';
import { RightsForm } from '../users/rights-form.tsx';
import { StateButton } from '../users/state-button.tsx';
import { useUserChanges } from '../users/use-user-changes.ts';
import { STATE_TONES } from '../users/use-user-columns.ts';
import { UserFacts } from '../users/user-facts.tsx';
import { UserSignIns } from '../users/user-sign-ins.tsx';

export const handle = { texts: ['account', 'api', 'users'] } satisfies PageHandle;

/** An address that names nobody is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getUser, { params: { id: String(params.id) } });
  return null;
}

export default function UserPage() {
  const t = useText();
  const { id = '' } = useParams();
  const own = useOutletContext<SessionUser>();
  const { data: user, error, refetch } = useQuery(userQuery(id));
  const changes = useUserChanges();
  const title = user?.fullName ?? t('dashboard:users');
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        back={{ to: userPaths.users, label: t('dashboard:users') }}
        badge={
          user ? <StatusBadge tone={STATE_TONES[user.state]}>{t(`account:stateOf.${user.state}`)}</StatusBadge> : null
        }
        actions={user?.abilities.lookAfter ? <StateButton user={user} changes={changes} /> : null}
      />
      {error && !user ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {user ? (
        <WithFacts facts={<UserFacts user={user} />}>
          {user.abilities.lookAfter ? null : (
            <Alert tone="info">{t(user._id === own._id ? 'users:ownAccount' : 'users:staffAccount')}</Alert>
          )}
          {user.abilities.changeRights ? <RightsForm key={user._id} user={user} /> : null}
          {user.abilities.lookAfter ? <RemoveSecondStep user={user} /> : null}
          <UserSignIns user={user} />
        </WithFacts>
      ) : null}
      {user || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
      <UndoNotice notice={changes.notice} onUndo={changes.undo} onDismiss={changes.dismiss} />
    </>
  );
}
