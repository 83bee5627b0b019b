import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from './button-link.tsx';
import { Drawing } from './drawing.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  status?: number;
  /** What happened, in words for people. */
  message?: string;
  /** Whom to ask, where one is known and may not see the page: it is said as that, and no number with it. */
  noPermission?: string | undefined;
  /** Where one goes on; the first page of the site unless told. */
  home?: { to: string; label: string } | undefined;
}

/** In place of a page that cannot be shown. */
export function ErrorPage({ status = 500, message, noPermission, home }: ErrorPageProps) {
  const t = useText();
  const format = useFormat();
  const look = looks[noPermission ? 'refused' : status === 404 ? 'missing' : 'failed'];
  const text = noPermission ?? [format.digits(status), message].filter(Boolean).join(': ');
  return (
    <div className={styles.page}>
      <Drawing of={look.drawing} />
      {look === looks.missing ? <p className={styles.status}>{format.digits(status)}</p> : null}
      <h1>{t(look.title)}</h1>
      {look === looks.missing ? null : <p className={styles.message}>{text}</p>}
      <ButtonLink to={home?.to ?? '/'}>{home?.label ?? t('common:homePage')}</ButtonLink>
    </div>
  );
}

const looks = {
  missing: { drawing: 'missing-page', title: 'common:pageNotFound' },
  refused: { drawing: 'no-permission', title: 'common:noPermission' },
  failed: { drawing: 'error', title: 'common:errorOccurred' },
} as const;
