import type { Given } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { getAgentPermissions, type Rights, rights, updateAgentPermissions } from '../../contract/rights.ts';
import { PermissionBoxes } from './permission-boxes.tsx';
import { useUserChanged } from './use-user-changed.ts';

const schema = rights.pick({ permissions: true });
type Permissions = Pick<Rights, 'permissions'>;
type Kept = Given<typeof getAgentPermissions>;

/** What every agent may do. */
export function AgentPermissionsForm({ permissions, revision }: Kept) {
  const t = useText();
  const changed = useUserChanged();
  const { field, shell } = useSchemaForm<typeof schema, Permissions>({
    schema,
    saves: 'bar',
    saved: { permissions },
    revision,
    labels: { permissions: t('users:permissions') },
    words: { permissions: (names) => names.map((name) => t(`users:permissionOf.${name}`)).join(', ') },
    bodyOf: (values) => values,
    async save(body, from) {
      const saved = await call(updateAgentPermissions, { body: { ...body, revision: from } });
      showToast('success', t('users:agentsSaved'));
      void changed();
      return saved;
    },
    async read() {
      const now = await call(getAgentPermissions);
      return { revision: now.revision, content: { permissions: now.permissions } };
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
