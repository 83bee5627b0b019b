import { IconMailForward, IconMailX } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import type { Invitation } from '../../contract/invitations.ts';

interface InvitationMenuProps {
  invitation: Invitation;
  onResend: () => void;
  onWithdraw: () => void;
}

/** What can be done with one invitation. */
export function InvitationMenu({ invitation: { email, state }, onResend, onWithdraw }: InvitationMenuProps) {
  const t = useText();
  return (
    <RowMenu label={t('users:actionsFor', { name: email })}>
      {state === 'hasAccount' ? null : (
        <RowMenuItem icon={IconMailForward} onClick={onResend}>
          {t('users:invitations.resend')}
        </RowMenuItem>
      )}
      <RowMenuItem icon={IconMailX} danger onClick={onWithdraw}>
        {t('users:invitations.withdraw')}
      </RowMenuItem>
    </RowMenu>
  );
}
