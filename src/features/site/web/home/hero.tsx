import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import type { SlideShow } from '../../contract.ts';
import { SlideShows } from '../slides/slide-shows.tsx';
import { startOf } from '../start-of.ts';
import styles from './home.module.css';

interface HeroProps {
  sliders: SlideShow[];
  signedIn: boolean;
}

/** What this is, the way in, and a look at it. */
export function Hero({ sliders, signedIn }: HeroProps) {
  const t = useText();
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
        <h2 className={styles.unseen}>{t('site:home.highlightsTitle')}</h2>
        <SlideShows shows={sliders} />
      </div>
    </div>
  );
}
