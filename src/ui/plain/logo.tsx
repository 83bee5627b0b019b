import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './logo.module.css';
import { Mark } from './mark.tsx';

interface LogoProps {
  /** The picture in the site's settings, if there is one. */
  image?: string | null;
  /** What stands there without a picture; the product's name unless told. */
  name?: string;
}

/** The site's logo; without one the mark and a name, both hanging from one line. 50 pixels high. */
export function Logo({ image, name: given }: LogoProps) {
  const productName = useText()('common:productName');
  const name = given || productName;
  return (
    <LocaleLink to="/" className={styles.logo}>
      {image ? (
        <img src={image} alt={name} height={50} />
      ) : (
        <span className={styles.words}>
          <Mark className={styles.mark} />
          {name}
        </span>
      )}
    </LocaleLink>
  );
}
