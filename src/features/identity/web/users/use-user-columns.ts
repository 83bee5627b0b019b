import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { StatusTone } from '#ui/dashboard/facts/status-badge.tsx';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { UserSummary } from '../../contract/users.ts';

/** How a state looks. */
export const STATE_TONES: Record<UserSummary['state'], StatusTone> = {
  Active: 'success',
  Verified: 'info',
  Unverified: 'warning',
  Inactive: 'neutral',
  Suspend: 'danger',
};

/** What the list says of each account. */
export function useUserColumns(): Column<UserSummary>[] {
  const t = useText();
  return [
    {
      id: 'name',
      title: t('users:name'),
      kind: 'person',
      value: ({ _id, fullName, email, phone }) => ({ id: _id, name: fullName, detail: email ?? phone ?? '' }),
    },
    {
      id: 'state',
      title: t('account:state'),
      kind: 'status',
      selfEvident: true,
      value: ({ state }) => ({
        tone: STATE_TONES[state],
        label: t(`account:stateOf.${state}`),
        usual: state === 'Active' || state === 'Verified',
      }),
    },
    {
      id: 'role',
      title: t('users:role'),
      kind: 'text',
      width: 128,
      priority: 2,
      selfEvident: true,
      value: ({ role }) => t(`users:roleOf.${role}`),
    },
    { id: 'phone', title: t('users:phone'), kind: 'text', priority: 3, value: ({ phone }) => phone },
    { id: 'joined', title: t('users:joined'), kind: 'moment', priority: 2, value: ({ createdAt }) => createdAt },
  ];
}
