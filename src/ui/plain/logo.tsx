import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './logo.module.css';

interface LogoProps {
  /** The picture in the site's settings, if there is one. */
  image?: string | null;
}

/** The site's logo, or the product's name; 50 pixels high. */
export function Logo({ image }: LogoProps) {
  const name = useText()('common:productName');
  return (
    <LocaleLink to="/" className={styles.logo}>
      {image ? <img src={image} alt={name} height={50} /> : name}
    </LocaleLink>
  );
}
