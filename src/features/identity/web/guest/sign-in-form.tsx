import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PasswordField } from '#ui/plain/fields/password-field.tsx';
import { identityPaths } from '../../paths.ts';
import styles from './auth.module.css';
import { GuestForm } from './guest-form.tsx';
import { IdentifierField } from './identifier-field.tsx';
import type { RefusedForm } from './refused-form.ts';
import { SubmitButton } from './submit-button.tsx';
import { withTarget } from './target.ts';
import { TargetField } from './target-field.tsx';

export function SignInForm({ refused, target }: { refused: RefusedForm | undefined; target: string | undefined }) {
  const t = useText();
  const errors = refused?.fields ?? {};
  const labels = { identifier: t('identity:identifier'), password: t('identity:password') };
  return (
    <GuestForm refused={refused}>
      <TargetField target={target} />
      <IdentifierField label={labels.identifier} error={errors.identifier} typed={refused?.typed.identifier} />
      <PasswordField name="password" label={labels.password} error={errors.password} required />
      <p className={styles.beside}>
        <LocaleLink to={withTarget(identityPaths.forgotPassword, target)}>{t('identity:login.forgot')}</LocaleLink>
      </p>
      <SubmitButton>{t('identity:login.submit')}</SubmitButton>
    </GuestForm>
  );
}
