import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PasswordInput } from '#ui/dashboard/forms/fields/password-input.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { changePassword } from '../../contract/passwords.ts';
import type { SessionUser } from '../../contract/profile.ts';
import { findSessions } from '../../contract/sessions.ts';
import styles from './account.module.css';

const EMPTY = { currentPassword: '', password: '', repeated: '' };

/** A new password for the one who knows the old one. */
export function PasswordForm({ user }: { user: Pick<SessionUser, 'email' | 'phone'> }) {
  const t = useText();
  const queries = useQueryClient();
  const { field, shell } = useSchemaForm({
    schema: changePassword.body,
    saves: 'button',
    saved: EMPTY,
    labels: {
      currentPassword: t('account:currentPassword'),
      password: t('identity:newPassword'),
      repeated: t('account:repeatPassword'),
    },
    bodyOf: ({ currentPassword, password }) => ({ currentPassword, password }),
    check: ({ password, repeated }) => ({ repeated: repeated === password ? undefined : t('api:confirmed') }),
    async save(body) {
      await call(changePassword, { body });
      showToast('success', t('account:passwordChanged'));
      void queries.invalidateQueries({ queryKey: callKey(findSessions) });
      return { content: EMPTY };
    },
  });

  return (
    <div className={styles.password}>
      <FormShell {...shell} submitLabel={t('common:changePassword')}>
        <FormSection>
          {/* Password managers keep the new one under this name. */}
          <input
            type="hidden"
            name="username"
            autoComplete="username"
            value={user.email ?? user.phone ?? ''}
            readOnly
          />
          <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
          <PasswordInput
            description={t('account:newPasswordHint')}
            autoComplete="new-password"
            {...field('password')}
          />
          <PasswordInput autoComplete="new-password" {...field('repeated')} />
        </FormSection>
      </FormShell>
    </div>
  );
}
