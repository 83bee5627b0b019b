import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { KEPT_THEN } from './kept-then.ts';
import { namesOf } from './names-of.ts';
import styles from './welcome.module.css';
import type { Welcome } from './welcome.ts';

const STORED = {
  anonymous: 'takingPart:storedAnonymous',
  identified: 'takingPart:storedIdentified',
  registered: 'takingPart:storedRegistered',
} as const;

export function WhatIsStored({
  kind,
  responseMethod,
  linkValues,
  retention,
  practice,
  signedIn,
}: Pick<Welcome, 'kind' | 'responseMethod' | 'linkValues' | 'retention' | 'practice'> & { signedIn: boolean }) {
  const t = useText();
  const locale = useLocale();
  return (
    <section className={styles.stored}>
      <h2>{t('takingPart:whatIsStored')}</h2>
      <ul>
        <li>{t(STORED[responseMethod])}</li>
        {kind === 'quiz' && responseMethod === 'registered' ? <li>{t('takingPart:storedMarks')}</li> : null}
        {practice ? <li>{t(signedIn ? 'practice:keptByAccount' : 'practice:keptHere')}</li> : null}
        {linkValues.length > 0 ? (
          <li>{t('takingPart:storedFromLink', { names: namesOf(linkValues, locale) })}</li>
        ) : null}
        {retention ? <li>{t(KEPT_THEN[retention.end], { count: retention.days })}</li> : null}
        <li>{t('takingPart:storedCookie')}</li>
      </ul>
    </section>
  );
}
