import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BeginLink } from './begin-link.tsx';
import styles from './closing.module.css';

/** The way in, once more at the end: a sheet on printed cloth. */
export function Closing({ signedIn }: { signedIn: boolean }) {
  const t = useText();
  return (
    <section className={styles.closing}>
      <div>
        <h2>{t('site:home.closingTitle')}</h2>
        <p>{t('site:home.closingText')}</p>
        <BeginLink signedIn={signedIn} />
      </div>
    </section>
  );
}
