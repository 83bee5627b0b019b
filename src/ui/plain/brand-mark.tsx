import { useSiteLook } from '#kit/web/page/site-look.ts';
import styles from './logo.module.css';
import { Mark } from './mark.tsx';

/** The mark beside words that say whose it is; in its place the site's logo, where it has one. */
export function BrandMark({ className }: { className?: string | undefined }) {
  const logo = useSiteLook()?.logo;
  if (!logo) return <Mark className={className} />;
  return <img className={styles.small} src={logo.light} alt="" style={{ aspectRatio: logo.width / logo.height }} />;
}
