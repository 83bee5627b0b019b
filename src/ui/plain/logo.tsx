import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type PageLook, useSiteLook } from '#kit/web/page/site-look.ts';
import styles from './logo.module.css';
import { Mark } from './mark.tsx';

interface LogoProps {
  /** What stands there without a picture; the product's name unless told. */
  name?: string;
}

/** The site's logo; without one the mark and a name, both hanging from one line. 50 pixels high. */
export function Logo({ name: given }: LogoProps) {
  const productName = useText()('common:productName');
  const name = given || productName;
  const picture = useSiteLook()?.logo;
  return (
    <LocaleLink to="/" className={styles.logo}>
      {picture ? (
        <LogoPicture {...picture} name={name} />
      ) : (
        <span className={styles.words}>
          <Mark className={styles.mark} />
          {name}
        </span>
      )}
    </LocaleLink>
  );
}

const [HEIGHT, MOST_WIDE] = [50, 200];

type LogoPictureProps = NonNullable<PageLook['logo']> & { name: string };

/** Its room is known before it is there. One made for light pages alone stands on a light plate in the dark. */
function LogoPicture({ light, dark, width, height, name }: LogoPictureProps) {
  const scale = Math.min(HEIGHT / height, MOST_WIDE / width);
  return (
    <picture className={dark ? undefined : styles.plate}>
      {dark ? <source srcSet={dark} media="screen and (prefers-color-scheme: dark)" /> : null}
      <img src={light} alt={name} width={Math.round(width * scale)} height={Math.round(height * scale)} />
    </picture>
  );
}
