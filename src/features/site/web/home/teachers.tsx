import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Screen } from './screen.tsx';
import styles from './teachers.module.css';

const PARTS = ['marks', 'practice', 'bank', 'board'] as const;

/** What quizzes are for, beside the page on which a learner reads how it went. */
export function Teachers() {
  const t = useText();
  return (
    <section className={styles.plate}>
      <div className={styles.said}>
        <p className={styles.kicker}>{t('site:home.teachers.kicker')}</p>
        <h2>{t('site:home.teachers.title')}</h2>
        <p className={styles.lead}>{t('site:home.teachers.text')}</p>
        <dl className={styles.parts}>
          {PARTS.map((part) => (
            <div key={part}>
              <dt>{t(`site:home.teachers.${part}.title`)}</dt>
              <dd>{t(`site:home.teachers.${part}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Screen of="marked" />
    </section>
  );
}
