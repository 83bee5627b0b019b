import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { CallError } from '#kit/contract/call.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { addPasskey, startPasskey } from '../../../contract/passkeys.ts';
import type { SessionUser } from '../../../contract/profile.ts';
import styles from '../account.module.css';
import { OwnPassword } from '../second-step/own-password.tsx';
import { usePasskeysChanged } from './use-passkeys-changed.ts';

const EMPTY = { name: '', currentPassword: '' };
const schema = z.strictObject({
  name: addPasskey.body.shape.name,
  currentPassword: startPasskey.body.shape.currentPassword,
});

/** A name for it and the password; then the browser asks for finger, face or PIN. */
export function AddPasskey({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const t = useText();
  const changed = usePasskeysChanged();
  const { field, shell } = useSchemaForm({
    schema,
    saves: 'button',
    saved: EMPTY,
    labels: { name: t('account:passkeyName'), currentPassword: t('account:currentPassword') },
    bodyOf: (values) => values,
    async save({ name, currentPassword }) {
      const { makePasskey } = await import('./make-passkey.ts');
      const { options } = await call(startPasskey, { body: { currentPassword } });
      const credential = await makePasskey(options);
      if (credential === undefined) throw new CallError(422, 'invalid', t('account:passkeyNotMade'));
      await call(addPasskey, { body: { name, credential } });
      showToast('success', t('account:passkeySaved'));
      changed();
      onClose();
      return { content: EMPTY };
    },
  });
  return (
    <Dialog opened onClose={onClose} size="small" title={t('account:addPasskey')}>
      <p className={styles.intro}>{t('account:addPasskeyText')}</p>
      <FormShell {...shell} submitLabel={t('account:goOn')}>
        <FormSection>
          <TextInput {...field('name')} description={t('account:passkeyNameHint')} />
          <OwnPassword user={user} field={field('currentPassword')} />
        </FormSection>
      </FormShell>
    </Dialog>
  );
}
