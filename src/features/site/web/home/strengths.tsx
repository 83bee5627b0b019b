import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Icon } from '#ui/plain/icons.tsx';
import styles from './home.module.css';

const STRENGTHS = ['once', 'results', 'checked'] as const;

const DRAWINGS: Record<(typeof STRENGTHS)[number], ReactNode> = {
  once: <path d="M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM10 9l2.5-1.500V16" />,
  results: <path d="M4 20h16M7 16v-5M12 16V5M17 16v-8" />,
  checked: <path d="M9 4h6v3H9zM15 5h3v16H6V5h3M9 14l2 2 4-4.5" />,
};

/** What the product does better, beyond what the pictures of the banner below show. */
export function Strengths() {
  const t = useText();
  return (
    <section className={styles.section}>
      <div className={styles.head} data-matra>
        <h2>{t('site:home.strengthsTitle')}</h2>
        <p>{t('site:home.strengthsLead')}</p>
      </div>
      <ul className={styles.strengths}>
        {STRENGTHS.map((name) => (
          <li key={name}>
            <Icon size={28} stroke={1.75}>
              {DRAWINGS[name]}
            </Icon>
            <h3>{t(`site:home.strengths.${name}.title`)}</h3>
            <p>{t(`site:home.strengths.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
