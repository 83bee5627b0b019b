import { Stack, TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { inviteMember } from '../../contract/invitations.ts';
import { INVITED_ROLES } from '../../contract/roles.ts';
import { RoleChoice } from '../members/role-choice.tsx';
import { useCompanyChanged } from '../use-company-changed.ts';

interface InviteDialogProps {
  companyId: string;
  onClose: () => void;
}

/** Invites somebody by email. */
export function InviteDialog(props: InviteDialogProps) {
  const t = useText();
  return (
    <Dialog opened onClose={props.onClose} title={t('company:inviteTitle')}>
      <Stack gap="md">
        <p>{t('company:inviteText')}</p>
        <InviteForm {...props} />
      </Stack>
    </Dialog>
  );
}

function InviteForm({ companyId, onClose }: InviteDialogProps) {
  const t = useText();
  const changed = useCompanyChanged();
  const { field, shell } = useSchemaForm<
    typeof inviteMember.body,
    { email: string; role: (typeof INVITED_ROLES)[number] }
  >({
    schema: inviteMember.body,
    saves: 'button',
    saved: { email: '', role: 'editor' },
    labels: { email: t('company:email'), role: t('company:invitedRole') },
    bodyOf: (values) => values,
    async save(body) {
      await call(inviteMember, { params: { id: companyId }, body });
      await changed();
      onClose();
      showToast('success', t('company:sent', { email: body.email.trim() }));
      return undefined;
    },
  });
  return (
    <FormShell {...shell} submitLabel={t('company:send')}>
      <FormSection>
        <TextInput {...field('email')} type="email" inputMode="email" autoComplete="off" />
        <RoleChoice {...field('role')} roles={INVITED_ROLES} />
      </FormSection>
    </FormShell>
  );
}
