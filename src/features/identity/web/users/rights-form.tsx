import { Button, Checkbox, Group, Radio, Stack } from '@mantine/core';
import { ROLES } from '#kit/contract/actor.ts';
import { SCOPES } from '#kit/contract/scope.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type Rights, rights, updateUserRights } from '../../contract/rights.ts';
import { getUser, type UserAccount } from '../../contract/users.ts';
import { PermissionBoxes } from './permission-boxes.tsx';
import { useUserChanged } from './use-user-changed.ts';

/** Somebody's role, what they may do as an agent, and the kinds of project they are kept to. */
export function RightsForm({ user }: { user: UserAccount }) {
  const t = useText();
  const changed = useUserChanged();
  const params = { id: user._id };
  const { form, field, shell } = useSchemaForm<typeof rights, Rights>({
    schema: rights,
    saves: 'bar',
    saved: valuesOf(user),
    revision: user.rights.revision,
    labels: { role: t('users:role'), permissions: t('users:permissions'), scope: t('users:scope') },
    words: {
      role: (role) => t(`users:roleOf.${role}`),
      permissions: (names) => names.map((name) => t(`users:permissionOf.${name}`)).join(', '),
      scope: (kinds) => kinds.map((kind) => t(`users:scopeOf.${kind}`)).join(', '),
    },
    bodyOf: (values) => ({ ...values, permissions: values.role === 'agent' ? values.permissions : [] }),
    async save(body, revision) {
      const saved = await call(updateUserRights, { params, body: { ...body, revision } });
      showToast('success', t('users:rightsSaved'));
      void changed();
      return saved;
    },
    async read() {
      const now = await call(getUser, { params });
      return { revision: now.rights.revision, content: valuesOf(now) };
    },
  });
  const { role } = form.values;
  return (
    <FormShell {...shell}>
      <FormSection title={t('users:rightsTitle')} description={t('users:rightsText')}>
        <Radio.Group {...field('role')} description={t('users:roleHint')}>
          <Group gap="lg" mt="xs">
            {ROLES.map((each) => (
              <Radio key={each} value={each} label={t(`users:roleOf.${each}`)} />
            ))}
          </Group>
        </Radio.Group>
        {role === 'agent' ? (
          <>
            <PermissionBoxes {...field('permissions')} description={t('users:permissionsText')} />
            <Button
              variant="default"
              style={{ alignSelf: 'flex-start' }}
              onClick={() => form.setFieldValue('permissions', user.ofAgents)}
            >
              {t('users:asAllAgents')}
            </Button>
          </>
        ) : null}
        {role === 'admin' ? null : (
          <Checkbox.Group {...field('scope')} description={t('users:scopeText')}>
            <Stack gap="xs" mt="xs">
              {SCOPES.map((kind) => (
                <Checkbox key={kind} value={kind} label={t(`users:scopeOf.${kind}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
      </FormSection>
    </FormShell>
  );
}

/** Whoever becomes an agent begins with what every agent may do. */
function valuesOf({ rights, ofAgents }: UserAccount): Rights {
  const { role, scope, permissions } = rights;
  return { role, scope, permissions: role === 'agent' ? permissions : ofAgents };
}
