import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PasswordField } from '#ui/plain/fields/password-field.tsx';
import { SHORTEST_PASSWORD } from '../../lengths.ts';

interface NewPasswordFieldsProps {
  label: string;
  errors: Record<string, string>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  const t = useText();
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={t('identity:passwordHint')}
        error={errors.password}
        missing={t('identity:missing.newPassword')}
        required
        minLength={SHORTEST_PASSWORD}
        autoComplete="new-password"
      />
      <PasswordField
        name="repeated"
        label={t('identity:repeatPassword')}
        error={errors.repeated}
        missing={t('identity:missing.repeated')}
        required
        autoComplete="new-password"
      />
    </>
  );
}
