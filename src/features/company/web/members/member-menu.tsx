import { IconCrown, IconUserCog, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { handOverCompany, type Member, removeMember } from '../../contract/members.ts';
import { useCompanyChanged } from '../use-company-changed.ts';
import { RoleDialog } from './role-dialog.tsx';

interface MemberMenuProps {
  companyId: string;
  member: Member;
  /** It is whoever looks: leaving is in the company's own menu. */
  isOwn: boolean;
}

/** What an owner can do about a member. */
export function MemberMenu({ companyId, member, isOwn }: MemberMenuProps) {
  const t = useText();
  const messageOf = useErrorMessage();
  const changed = useCompanyChanged();
  const [asked, setAsked] = useState<'role' | 'handOver' | 'remove'>();
  const close = () => setAsked(undefined);
  const { fullName: name, _id: id } = member;
  const done = (words: string) => async () => {
    close();
    showToast('success', words);
    await changed();
  };
  const onError = (error: unknown) => {
    close();
    showToast('error', messageOf(error));
  };
  const handOver = useCallMutation(handOverCompany, { onSuccess: done(t('company:handedOver')), onError });
  const remove = useCallMutation(removeMember, { onSuccess: done(t('company:removed', { name })), onError });
  return (
    <>
      <RowMenu label={t('company:actionsFor', { name })}>
        <RowMenuItem icon={IconUserCog} onClick={() => setAsked('role')}>
          {t('company:changeRole')}
        </RowMenuItem>
        {isOwn ? null : (
          <RowMenuItem icon={IconCrown} onClick={() => setAsked('handOver')}>
            {t('company:handOver')}
          </RowMenuItem>
        )}
        {isOwn ? null : (
          <RowMenuItem icon={IconUserMinus} danger onClick={() => setAsked('remove')}>
            {t('company:remove')}
          </RowMenuItem>
        )}
      </RowMenu>
      {asked === 'role' ? <RoleDialog companyId={companyId} member={member} onClose={close} /> : null}
      <ConfirmDialog
        opened={asked === 'handOver'}
        title={t('company:handOverTitle', { name })}
        confirmLabel={t('company:handOver')}
        busy={handOver.isPending}
        onConfirm={() => handOver.mutate({ params: { id: companyId }, body: { member: id } })}
        onCancel={close}
      >
        <p>{t('company:handOverText')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'remove'}
        title={t('company:removeTitle', { name })}
        confirmLabel={t('company:remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: companyId, member: id } })}
        onCancel={close}
      >
        <p>{t('company:removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
