import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import type { SessionUser } from '../../../contract/profile.ts';
import type { AddressKind } from './address-kind.ts';
import { AskAddress } from './ask-address.tsx';
import { ConfirmAddress } from './confirm-address.tsx';

interface AddressDialogProps {
  user: SessionUser;
  kind: AddressKind | undefined;
  /** One that waits for its code. */
  change: string | undefined;
  onShow: (next: { address?: AddressKind; change?: string }) => void;
  onClose: () => void;
}

/** Another address in two steps: which, with the password; then the code that was sent there. */
export function AddressDialog({ user, kind, change, onShow, onClose }: AddressDialogProps) {
  const t = useText();
  if (change !== undefined) {
    return (
      <Dialog opened onClose={onClose} size="small" title={t('account:codeTitle')}>
        <ConfirmAddress id={change} onDone={onClose} onOther={(other) => onShow({ address: other })} />
      </Dialog>
    );
  }
  if (kind === undefined) return null;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="small"
      title={t(`account:${user[kind] ? 'changeAddress' : 'addAddress'}.${kind}`)}
    >
      <AskAddress user={user} kind={kind} onSent={(id) => onShow({ change: id })} />
    </Dialog>
  );
}
