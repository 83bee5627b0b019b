import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { StatusTone } from '#ui/dashboard/facts/status-badge.tsx';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { Invitation } from '../../contract/invitations.ts';

const TONES: Record<Invitation['state'], StatusTone> = {
  open: 'success',
  expired: 'warning',
  void: 'danger',
  hasAccount: 'neutral',
};

/** What the list says of each invitation. */
export function useInvitationColumns(): Column<Invitation>[] {
  const t = useText();
  return [
    { id: 'email', title: t('users:invitations.person'), kind: 'text', value: ({ email }) => email },
    {
      id: 'state',
      title: t('account:state'),
      kind: 'status',
      selfEvident: true,
      value: ({ state }) => ({ tone: TONES[state], label: t(`users:invitations.stateOf.${state}`) }),
    },
    { id: 'role', title: t('users:role'), kind: 'text', width: 128, value: ({ role }) => t(`users:roleOf.${role}`) },
    { id: 'by', title: t('users:invitations.by'), kind: 'text', priority: 2, value: ({ invitedBy }) => invitedBy },
    { id: 'sent', title: t('users:invitations.at'), kind: 'moment', priority: 3, value: ({ sentAt }) => sentAt },
    { id: 'until', title: t('users:invitations.until'), kind: 'moment', value: ({ expiresAt }) => expiresAt },
  ];
}
