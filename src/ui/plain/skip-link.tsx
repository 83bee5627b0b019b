import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './skip-link.module.css';

/** The id of the page's `<main>`. */
export const CONTENT_ID = 'content';

/** The first stop of the Tab key: past header and menus. Its target is `<main id={CONTENT_ID} tabIndex={-1}>`. */
export function SkipLink() {
  const t = useText();
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`} data-print="none">
      {t('common:skipToContent')}
    </a>
  );
}
