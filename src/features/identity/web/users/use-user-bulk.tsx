import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { BulkAction } from '#ui/dashboard/lists/selection/bulk-bar.tsx';
import { setUserState, type UserSummary } from '../../contract/users.ts';
import { maySignIn } from '../../policy.ts';

/** What can be done with several accounts: with those that whoever looks looks after. */
export function useUserBulk(looksAfter: (user: UserSummary) => boolean): BulkAction<UserSummary>[] {
  const t = useText();
  return [
    {
      id: 'activate',
      icon: <IconUserCheck size={18} aria-hidden="true" />,
      fits: (user) => looksAfter(user) && !maySignIn(user.state),
      label: (count) => t('users:activateMany', { count }),
      confirm: (count) => ({ title: t('users:activateTitle', { count }), text: t('users:activateText') }),
      run: ({ _id: id }) => call(setUserState, { params: { id }, body: { state: 'Active' } }),
      done: (count) => t('users:activatedMany', { count }),
    },
    {
      id: 'suspend',
      icon: <IconUserOff size={18} aria-hidden="true" />,
      danger: true,
      fits: (user) => looksAfter(user) && user.state !== 'Suspend',
      label: (count) => t('users:suspendMany', { count }),
      confirm: (count) => ({ title: t('users:suspendTitle', { count }), text: t('users:suspendText') }),
      run: ({ _id: id }) => call(setUserState, { params: { id }, body: { state: 'Suspend' } }),
      done: (count) => t('users:suspendedMany', { count }),
    },
  ];
}
