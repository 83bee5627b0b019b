import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { formErrorsOf } from '#kit/web/calls/form-errors.ts';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { focusFirstError, showFieldErrors } from '#ui/dashboard/forms/focus-first-error.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { PasswordInput } from '#ui/dashboard/forms/password-input.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { changePassword } from '../../contract/passwords.ts';
import type { SessionUser } from '../../contract/profile.ts';
import { findSessions } from '../../contract/sessions.ts';
import { LONGEST, SHORTEST_PASSWORD } from '../../lengths.ts';

const FIELD = { required: true, maxLength: LONGEST.password, maw: 400 } as const;

/** A new password for the one who knows the old one. */
export function PasswordForm({ user }: { user: Pick<SessionUser, 'email' | 'phone'> }) {
  const t = useText();
  const queries = useQueryClient();
  const change = useCallMutation(changePassword);
  const form = useForm({
    initialValues: { currentPassword: '', password: '', repeated: '' },
    validate: {
      currentPassword: (typed) => (typed === '' ? t('api:required') : null),
      password: (typed) => (typed.length < SHORTEST_PASSWORD ? t('api:passwordShort') : null),
      repeated: (typed, { password }) => (typed === password ? null : t('api:confirmed')),
    },
  });

  function submit({ currentPassword, password }: typeof form.values) {
    change.mutate(
      { body: { currentPassword, password } },
      {
        onSuccess() {
          form.reset();
          showToast('success', t('account:passwordChanged'));
          void queries.invalidateQueries({ queryKey: callKey(findSessions) });
        },
        onError: (error) => showFieldErrors(form, formErrorsOf(error)),
      },
    );
  }

  return (
    <FormShell
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      dirty={form.isDirty()}
      saving={change.isPending}
      error={change.error}
      submitLabel={t('common:changePassword')}
    >
      <FormSection title={t('identity:newPassword')}>
        {/* Password managers keep the new one under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email ?? user.phone ?? ''} readOnly />
        <PasswordInput
          label={t('account:currentPassword')}
          autoComplete="current-password"
          {...FIELD}
          {...form.getInputProps('currentPassword')}
        />
        <PasswordInput
          label={t('identity:newPassword')}
          description={t('account:newPasswordHint')}
          autoComplete="new-password"
          {...FIELD}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label={t('account:repeatPassword')}
          autoComplete="new-password"
          {...FIELD}
          {...form.getInputProps('repeated')}
        />
      </FormSection>
    </FormShell>
  );
}
