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
  home?: { to: string; label: string } | undefined;
}

/** In place of a page that cannot be shown. */
export function ErrorPage({ status = 500, message, home }: ErrorPageProps) {
  const t = useText();
  const format = useFormat();
  const missing = status === 404;
  return (
    <div className={styles.page}>
      <Drawing of={missing ? 'missing-page' : 'error'} />
      {missing ? <p className={styles.status}>{format.digits(status)}</p> : null}
      <h1>{t(missing ? 'common:pageNotFound' : 'common:errorOccurred')}</h1>
      {missing ? null : (
        <p className={styles.message}>
          {format.digits(status)}
          {message ? `: ${message}` : null}
        </p>
      )}
      <ButtonLink to={home?.to ?? '/'}>{home?.label ?? t('common:homePage')}</ButtonLink>
    </div>
  );
}
