import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type Member, setMemberRole } from '../../contract/members.ts';
import { MEMBER_ROLES, type MemberRole } from '../../contract/roles.ts';
import { useCompanyChanged } from '../use-company-changed.ts';
import { RoleChoice } from './role-choice.tsx';

interface RoleDialogProps {
  companyId: string;
  member: Member;
  onClose: () => void;
}

/** What a member is from now on. */
export function RoleDialog(props: RoleDialogProps) {
  const t = useText();
  const { member, onClose } = props;
  return (
    <Dialog opened onClose={onClose} title={t('company:changeRoleTitle', { name: member.fullName })} size="small">
      <RoleForm {...props} />
    </Dialog>
  );
}

function RoleForm({ companyId, member, onClose }: RoleDialogProps) {
  const t = useText();
  const changed = useCompanyChanged();
  const params = { id: companyId, member: member._id };
  const { field, shell } = useSchemaForm<typeof setMemberRole.body, { role: MemberRole }>({
    schema: setMemberRole.body,
    saves: 'button',
    saved: { role: member.role },
    labels: { role: t('company:role') },
    bodyOf: (values) => values,
    async save(body) {
      await call(setMemberRole, { params, body });
      await changed();
      onClose();
      const { fullName: name } = member;
      showToast('success', t('company:roleChanged', { name, role: t(`company:roleOf.${body.role}`) }));
      return undefined;
    },
  });
  return (
    <FormShell {...shell} submitLabel={t('company:changeRole')}>
      <FormSection>
        <RoleChoice {...field('role')} roles={MEMBER_ROLES} />
      </FormSection>
    </FormShell>
  );
}
