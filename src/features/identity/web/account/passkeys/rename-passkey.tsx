import { TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { type Passkey, renamePasskey } from '../../../contract/passkeys.ts';
import { usePasskeysChanged } from './use-passkeys-changed.ts';

export function RenamePasskey({ passkey: { _id: id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText();
  const changed = usePasskeysChanged();
  const { field, shell } = useSchemaForm({
    schema: renamePasskey.body,
    saves: 'button',
    saved: { name },
    labels: { name: t('account:passkeyName') },
    bodyOf: (values) => values,
    async save(body) {
      await call(renamePasskey, { params: { id }, body });
      changed();
      onClose();
      return { content: body };
    },
  });
  return (
    <Dialog opened onClose={onClose} size="small" title={t('account:renamePasskey')}>
      <FormShell {...shell} submitLabel={t('account:rename')}>
        <FormSection>
          <TextInput {...field('name')} />
        </FormSection>
      </FormShell>
    </Dialog>
  );
}
