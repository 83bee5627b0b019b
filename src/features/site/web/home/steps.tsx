import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './home.module.css';

const STEPS = ['build', 'share', 'read'] as const;

/** How it goes, from the first question to the result. */
export function Steps() {
  const t = useText();
  const format = useFormat();
  return (
    <section className={styles.section}>
      <div className={styles.head} data-matra>
        <h2>{t('site:home.stepsTitle')}</h2>
      </div>
      <ol className={styles.steps}>
        {STEPS.map((name, index) => (
          <li key={name}>
            <span className={styles.ordinal} aria-hidden="true">
              {format.digits(index + 1)}
            </span>
            <h3>{t(`site:home.steps.${name}.title`)}</h3>
            <p>{t(`site:home.steps.${name}.text`)}</p>
          </li>
        ))}
      </ol>
      <Pictures />
    </section>
  );
}

/** The product's own screens: building, and reading on a desk what was answered on a phone. */
function Pictures() {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.pictures}>
      <img
        src={`/pictures/builder-${locale}.webp`}
        alt={t('site:home.picture.builder')}
        width={1280}
        height={860}
        loading="lazy"
      />
      <div className={styles.look}>
        <img
          src={`/pictures/report-${locale}.webp`}
          alt={t('site:home.picture.report')}
          width={1120}
          height={850}
          loading="lazy"
        />
        <img
          className={styles.phone}
          src={`/pictures/survey-${locale}.webp`}
          alt={t('site:home.picture.phone')}
          width={480}
          height={987}
          loading="lazy"
        />
      </div>
    </div>
  );
}
