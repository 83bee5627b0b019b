import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { startOf } from '../start-of.ts';
import styles from './home.module.css';

/** What this is, the way in, and the product itself. */
export function Hero({ signedIn }: { signedIn: boolean }) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.hero}>
      <div className={styles.claim}>
        <h1>{t('site:home.title')}</h1>
        <p className={styles.lead}>{t('site:home.lead')}</p>
        <ButtonLink to={startOf(signedIn)} className={styles.begin}>
          {t('common:getStarted')}
        </ButtonLink>
      </div>
      <div className={styles.look}>
        <img
          className={styles.report}
          src={`/pictures/report-${locale}.webp`}
          alt={t('site:home.picture.report')}
          width={1120}
          height={850}
          fetchPriority="high"
        />
        <img
          className={styles.phone}
          src={`/pictures/survey-${locale}.webp`}
          alt={t('site:home.picture.phone')}
          width={480}
          height={987}
        />
      </div>
    </div>
  );
}
