import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './gallery.module.css';
import { Gallery } from './gallery.tsx';

/** For somebody who has not asked anything yet: a template, or an empty page. */
export function FirstProject() {
  const t = useText();
  return (
    <section aria-labelledby="first-project">
      <h2 id="first-project">{t('projects:emptyTitle')}</h2>
      <p className={styles.intro}>{t('projects:emptyText')}</p>
      <Gallery />
    </section>
  );
}
