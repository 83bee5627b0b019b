import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Container } from '#ui/plain/container.tsx';
import { BeginLink } from '../begin-link.tsx';
import styles from './home.module.css';

interface HeroProps {
  signedIn: boolean;
  /** The product at work: a question to answer, where there is one. */
  children?: ReactNode;
}

/** What this is and the way in, on cloth; and a taste of it, which hangs there. */
export function Hero({ signedIn, children }: HeroProps) {
  const t = useText();
  return (
    <div className={styles.hero}>
      <Container className={styles.sides}>
        <div className={styles.claim}>
          <h1>{t('site:home.title')}</h1>
          <p className={styles.lead}>{t('site:home.lead')}</p>
          <BeginLink signedIn={signedIn} />
        </div>
        {children}
      </Container>
    </div>
  );
}
