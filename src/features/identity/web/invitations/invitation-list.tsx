import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type Invitation, resendInvitation, withdrawInvitation } from '../../contract/invitations.ts';
import type { SessionUser } from '../../contract/profile.ts';
import { mayInviteAs } from '../../policy.ts';
import { invitationsQuery } from '../queries.ts';
import { InvitationMenu } from './invitation-menu.tsx';
import { useInvitationColumns } from './use-invitation-columns.ts';
import { useInvitationsChanged } from './use-invitations-changed.ts';

interface InvitationListProps {
  list: ListState;
  own: SessionUser;
  /** What the list is searched and narrowed by. */
  children: ReactNode;
}

/** Who is invited and has no account yet. */
export function InvitationList({ list, own, children }: InvitationListProps) {
  const t = useText();
  const messageOf = useErrorMessage();
  const changed = useInvitationsChanged();
  const [asked, setAsked] = useState<Invitation>();
  const { state: _, ...listed } = list.query;
  const onError = (error: unknown) => showToast('error', messageOf(error));
  const resend = useCallMutation(resendInvitation, { onSuccess: () => changed(), onError });
  const withdraw = useCallMutation(withdrawInvitation, { onSuccess: () => changed(), onError });
  return (
    <>
      <ListTools>{children}</ListTools>
      <DataTable<Invitation>
        query={useQuery(invitationsQuery(listed))}
        list={list}
        label={t('users:invitations.chip')}
        columns={useInvitationColumns()}
        keyOf={({ _id }) => _id}
        nameOf={({ email }) => email}
        actions={(invitation) =>
          mayInviteAs(own, invitation.role) ? (
            <InvitationMenu
              invitation={invitation}
              onResend={() =>
                resend.mutate(
                  { params: { id: invitation._id } },
                  { onSuccess: () => showToast('success', t('users:invitations.resent', { email: invitation.email })) },
                )
              }
              onWithdraw={() => setAsked(invitation)}
            />
          ) : null
        }
        empty={
          <EmptyState picture="no-mails" title={t('users:invitations.none')} text={t('users:invitations.noneText')} />
        }
      />
      <ConfirmDialog
        opened={asked !== undefined}
        title={t('users:invitations.withdrawTitle', { email: asked?.email ?? '' })}
        confirmLabel={t('users:invitations.withdraw')}
        danger
        busy={withdraw.isPending}
        onConfirm={() => {
          if (!asked) return;
          withdraw.mutate(
            { params: { id: asked._id } },
            {
              onSuccess: () => showToast('success', t('users:invitations.withdrawn', { email: asked.email })),
              onSettled: () => setAsked(undefined),
            },
          );
        }}
        onCancel={() => setAsked(undefined)}
      >
        {t('users:invitations.withdrawText')}
      </ConfirmDialog>
    </>
  );
}
