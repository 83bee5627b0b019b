import type { Data } from '#kit/contract/endpoint.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { getWelcome } from '../../contract/welcome.ts';
import styles from './welcome.module.css';

const STORED = {
  anonymous: 'takingPart:storedAnonymous',
  identified: 'takingPart:storedIdentified',
  registered: 'takingPart:storedRegistered',
} as const;

export function WhatIsStored({ method }: { method: Data<typeof getWelcome>['responseMethod'] }) {
  const t = useText();
  return (
    <section className={styles.stored}>
      <h2>{t('takingPart:whatIsStored')}</h2>
      <ul>
        <li>{t(STORED[method])}</li>
        <li>{t('takingPart:storedCookie')}</li>
      </ul>
    </section>
  );
}
