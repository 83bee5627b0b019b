import { localizePath } from '#domain/text/locale.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import styles from './first-page.module.css';

/** The page where respondents begin, as it was last saved: the real one, to look at. */
export function FirstPage({ workshop: { project, builder } }: { workshop: Workshop }) {
  const t = useText();
  return (
    <figure className={styles.figure}>
      <div className={styles.phone}>
        <iframe
          // Settings that are saved show in it.
          key={project.settingsRevision}
          src={localizePath(takingPartPaths.preview(project._id), builder.tools.locale)}
          title={t('projects:firstPage')}
          loading="lazy"
          tabIndex={-1}
          inert
        />
      </div>
      <figcaption className={styles.caption}>{t('projects:firstPage')}</figcaption>
    </figure>
  );
}
