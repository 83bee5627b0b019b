import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BeginLink } from './begin-link.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  /** The page it ends: by its picture, or the first of all. */
  of: 'home' | 'answer' | 'ask' | 'two-languages';
  signedIn: boolean;
}

/** The way in, once more at the end: a sheet on printed cloth. */
export function Closing({ of, signedIn }: ClosingProps) {
  const t = useText();
  return (
    <section className={styles.closing}>
      <div>
        <h2>{t(`site:closing.title.${of}`)}</h2>
        <p>{t('site:closing.text')}</p>
        <BeginLink signedIn={signedIn} />
      </div>
    </section>
  );
}
