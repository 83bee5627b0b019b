import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './gallery.module.css';
import { Gallery } from './gallery.tsx';
import { TypeChoice } from './type-choice.tsx';

/** For somebody who has not asked anything yet: a template, or an empty page. */
export function FirstProject() {
  const t = useText();
  return (
    <section aria-labelledby="first-project">
      <h2 id="first-project">{t('projects:empty.survey.title')}</h2>
      <p className={styles.intro}>{t('projects:empty.survey.text')}</p>
      <TypeChoice type="survey" />
      <Gallery type="survey" />
    </section>
  );
}
