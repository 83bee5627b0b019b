import type { Locale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Project } from '../../contract/project.ts';
import styles from './share.module.css';

interface LinkPreviewProps {
  project: Project;
  language: Locale;
  /** Of a draft there is none, and no picture either: nobody may know of it. */
  link?: string;
}

/** What messengers show where the link is sent. */
export function LinkPreview({ project, language, link }: LinkPreviewProps) {
  const t = useText();
  const description = localizedWords(project.description, language);
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('sharing:preview')}</h2>
      <figure className={styles.preview} lang={language}>
        {link ? (
          <img src={pictureOf(project, language)} alt="" width={1200} height={630} loading="lazy" />
        ) : (
          <span className={styles.toCome} data-tone={project.theme}>
            {localizedText(project.title, language)}
          </span>
        )}
        <figcaption>
          <span className={styles.host}>{window.location.host}</span>
          <strong>{localizedText(project.title, language)}</strong>
          {description ? <span className={styles.description}>{description}</span> : null}
        </figcaption>
      </figure>
    </section>
  );
}

/** Anew with every change of the settings, which may be the title or the colours. */
function pictureOf({ _id, settingsRevision }: Project, language: Locale): string {
  return `${takingPartPaths.picture(_id, language)}?of=${settingsRevision}`;
}
