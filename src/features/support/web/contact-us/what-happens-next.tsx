import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './contact-us.module.css';

const STEPS = ['receipt', 'read', 'answer'] as const;

/** What becomes of a message once it is sent. */
export function WhatHappensNext({ hours }: { hours: number }) {
  const t = useText();
  return (
    <section>
      <h2>{t('contactUs:next')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`contactUs:steps.${step}`, { hours })}</li>
        ))}
      </ol>
    </section>
  );
}
