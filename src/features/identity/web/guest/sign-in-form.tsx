import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { RefusedForm } from '#kit/web/page/refused-form.ts';
import { PasswordField } from '#ui/plain/fields/password-field.tsx';
import { PostedForm } from '#ui/plain/fields/posted-form.tsx';
import { SubmitButton } from '#ui/plain/fields/submit-button.tsx';
import { identityPaths } from '../../paths.ts';
import styles from './auth.module.css';
import { IdentifierField } from './identifier-field.tsx';
import { withTarget } from './target.ts';
import { TargetField } from './target-field.tsx';

export function SignInForm({ refused, target }: { refused: RefusedForm | undefined; target: string | undefined }) {
  const t = useText();
  const errors = refused?.fields ?? {};
  const labels = { identifier: t('identity:identifier'), password: t('identity:password') };
  return (
    <PostedForm refused={refused}>
      <TargetField target={target} />
      <IdentifierField label={labels.identifier} error={errors.identifier} typed={refused?.typed.identifier} />
      <PasswordField
        name="password"
        label={labels.password}
        error={errors.password}
        missing={t('identity:missing.password')}
        required
      />
      <p className={styles.beside}>
        <LocaleLink to={withTarget(identityPaths.forgotPassword, target)}>{t('identity:login.forgot')}</LocaleLink>
      </p>
      <SubmitButton>{t('identity:login.submit')}</SubmitButton>
    </PostedForm>
  );
}
