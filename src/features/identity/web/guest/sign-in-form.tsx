import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PasswordField } from '#ui/plain/fields/password-field.tsx';
import styles from './auth.module.css';
import { GuestForm } from './guest-form.tsx';
import { IdentifierField } from './identifier-field.tsx';
import type { Refusal } from './refusal.ts';
import { SubmitButton } from './submit-button.tsx';
import { withTarget } from './target.ts';
import { TargetField } from './target-field.tsx';

export function SignInForm({ refusal, target }: { refusal: Refusal | undefined; target: string | undefined }) {
  const t = useText();
  const errors = refusal?.fields ?? {};
  const labels = { identifier: t('identity:identifier'), password: t('identity:password') };
  return (
    <GuestForm refusal={refusal} labels={labels}>
      <TargetField target={target} />
      <IdentifierField label={labels.identifier} error={errors.identifier} typed={refusal?.typed.identifier} />
      <PasswordField name="password" label={labels.password} error={errors.password} required />
      <p className={styles.beside}>
        <LocaleLink to={withTarget('/forgot-password', target)}>{t('identity:login.forgot')}</LocaleLink>
      </p>
      <SubmitButton>{t('identity:login.submit')}</SubmitButton>
    </GuestForm>
  );
}
