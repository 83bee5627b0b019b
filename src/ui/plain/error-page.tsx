import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from './button-link.tsx';
import { Drawing } from './drawing.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  status?: number;
  /** What happened, in words for people. */
  message?: string;
  /** Where one goes on; the first page of the site unless told. */
  home?: Way | undefined;
  /** What else one may have looked for: then the page is one of the site, and stands on its cloth. */
  elsewhere?: readonly Way[] | undefined;
}

interface Way {
  to: string;
  label: string;
}

/** In place of a page that cannot be shown. */
export function ErrorPage({ status = 500, message, home, elsewhere }: ErrorPageProps) {
  const t = useText();
  const format = useFormat();
  const missing = status === 404;
  return (
    <div className={elsewhere ? `${styles.page} ${styles.onCloth}` : styles.page}>
      <Drawing of={missing ? 'missing-page' : 'error'} />
      {missing ? <p className={styles.status}>{format.digits(status)}</p> : null}
      <h1>{t(missing ? 'common:pageNotFound' : 'common:errorOccurred')}</h1>
      {missing ? (
        message && <p className={styles.message}>{message}</p>
      ) : (
        <p className={styles.message}>
          {format.digits(status)}
          {message ? `: ${message}` : null}
        </p>
      )}
      <ButtonLink to={home?.to ?? '/'}>{home?.label ?? t('common:homePage')}</ButtonLink>
      {elsewhere ? (
        <ul className={styles.elsewhere}>
          {elsewhere.map(({ to, label }) => (
            <li key={to}>
              <LocaleLink to={to}>{label}</LocaleLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
