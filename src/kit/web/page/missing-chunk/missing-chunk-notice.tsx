import { useLocation } from 'react-router';
import { localeOfPath, localizePath } from '#domain/text/locale.ts';
import { useText } from '../../i18n/use-i18n.ts';
import { useNonce } from '../nonce.ts';
import { RELOAD_ONCE_SCRIPT } from './missing-chunk.ts';
import styles from './missing-chunk-notice.module.css';

/**
 * Shown once a part of the page is missing for good, and the script that decides so: a browser runs what the server
 * wrote, and is not sent it once more.
 */
export function MissingChunkNotice() {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <>
      <script
        nonce={useNonce()}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, which nothing is put into
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? RELOAD_ONCE_SCRIPT : '' }}
      />
      <p className={styles.notice} role="alert">
        {t('common:loadFailed')}{' '}
        <a href={localizePath(pathname, localeOfPath(pathname)) + search}>{t('common:retry')}</a>
      </p>
    </>
  );
}
