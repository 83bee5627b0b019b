import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import styles from './begin-link.module.css';
import { startOf } from './start-of.ts';

/** The one way in that a public page offers, where it offers it large. */
export function BeginLink({ signedIn }: { signedIn: boolean }) {
  const t = useText();
  return (
    <ButtonLink to={startOf(signedIn)} className={styles.begin}>
      {t('common:getStarted')}
    </ButtonLink>
  );
}
