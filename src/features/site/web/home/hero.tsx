import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BeginLink } from '../begin-link.tsx';
import styles from './home.module.css';

interface HeroProps {
  signedIn: boolean;
  /** The product at work: a question to answer, where there is one. */
  children?: ReactNode;
}

/** What this is, the way in, and a taste of it. */
export function Hero({ signedIn, children }: HeroProps) {
  const t = useText();
  return (
    <div className={styles.hero}>
      <div className={styles.claim}>
        <h1>{t('site:home.title')}</h1>
        <p className={styles.lead}>{t('site:home.lead')}</p>
        <BeginLink signedIn={signedIn} />
      </div>
      {children}
    </div>
  );
}
