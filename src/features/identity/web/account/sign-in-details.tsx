import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './account.module.css';

/** The address and number one signs in with. They are verified, so they do not change with the profile. */
export function SignInDetails({ email, phone }: { email: string | null; phone: string | null }) {
  const t = useText();
  const format = useFormat();
  return (
    <dl className={styles.details}>
      {email ? (
        <div>
          <dt>{t('account:email')}</dt>
          <dd>{email}</dd>
        </div>
      ) : null}
      {phone ? (
        <div>
          <dt>{t('account:phone')}</dt>
          <dd>{format.mobile(phone)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
