import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type Passkey, removePasskey } from '../../../contract/passkeys.ts';
import type { SessionUser } from '../../../contract/profile.ts';
import styles from '../account.module.css';
import { OwnPassword } from '../second-step/own-password.tsx';
import { usePasskeysChanged } from './use-passkeys-changed.ts';

const EMPTY = { currentPassword: '' };

interface RemovePasskeyProps {
  user: SessionUser;
  passkey: Passkey;
  onClose: () => void;
}

/** Said before: the device keeps what it has, and gets nobody in by it. */
export function RemovePasskey({ user, passkey: { _id: id, name }, onClose }: RemovePasskeyProps) {
  const t = useText();
  const changed = usePasskeysChanged();
  const { field, shell } = useSchemaForm({
    schema: removePasskey.body,
    saves: 'button',
    saved: EMPTY,
    labels: { currentPassword: t('account:currentPassword') },
    bodyOf: (values) => values,
    async save(body) {
      await call(removePasskey, { params: { id }, body });
      showToast('success', t('account:passkeyRemoved'));
      changed();
      onClose();
      return { content: EMPTY };
    },
  });
  return (
    <Dialog opened onClose={onClose} size="small" title={t('account:removePasskeyTitle', { name })}>
      <p className={styles.intro}>{t('account:removePasskeyText')}</p>
      <FormShell {...shell} submitLabel={t('account:removePasskey')}>
        <FormSection>
          <OwnPassword user={user} field={field('currentPassword')} />
        </FormSection>
      </FormShell>
    </Dialog>
  );
}
