import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type Rights, updateAgentPermissions } from '../../contract/rights.ts';
import { PermissionBoxes } from './permission-boxes.tsx';
import { useUserChanged } from './use-user-changed.ts';

type Permissions = Pick<Rights, 'permissions'>;

/** What every agent may do. */
export function AgentPermissionsForm({ permissions }: Permissions) {
  const t = useText();
  const changed = useUserChanged();
  const { field, shell } = useSchemaForm<typeof updateAgentPermissions.body, Permissions>({
    schema: updateAgentPermissions.body,
    saves: 'bar',
    saved: { permissions },
    labels: { permissions: t('users:permissions') },
    bodyOf: (values) => values,
    async save(body) {
      await call(updateAgentPermissions, { body });
      showToast('success', t('users:agentsSaved'));
      void changed();
      return undefined;
    },
  });
  return (
    <FormShell {...shell}>
      <FormSection>
        <PermissionBoxes {...field('permissions')} />
      </FormSection>
    </FormShell>
  );
}
