import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { startOf } from '../start-of.ts';
import styles from './home.module.css';

/** The way in, once more at the end: a sheet on printed cloth. */
export function Closing({ signedIn }: { signedIn: boolean }) {
  const t = useText();
  return (
    <section className={styles.closing}>
      <div>
        <h2>{t('site:home.closingTitle')}</h2>
        <p>{t('site:home.closingText')}</p>
        <ButtonLink to={startOf(signedIn)} className={styles.begin}>
          {t('common:getStarted')}
        </ButtonLink>
      </div>
    </section>
  );
}
