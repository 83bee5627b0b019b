import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';

const PHONE = '(max-width: 575px)';
const DARK = '(prefers-color-scheme: dark)';

/** As `tools/pictures.ts` keeps them, of the wide ones. */
const HEIGHTS = { build: 960, share: 960, read: 960, marked: 1520 };

interface ScreenProps {
  of: keyof typeof HEIGHTS;
}

/** The product's own screen, as it is on this device and in the scheme of the page. */
export function Screen({ of }: ScreenProps) {
  const t = useText();
  const file = `/pictures/${of}-${useLocale()}`;
  return (
    <picture>
      <source media={`${PHONE} and ${DARK}`} srcSet={`${file}-phone-dark.webp`} width={720} height={800} />
      <source media={PHONE} srcSet={`${file}-phone.webp`} width={720} height={800} />
      <source media={DARK} srcSet={`${file}-dark.webp`} />
      <img src={`${file}.webp`} alt={t(`site:home.picture.${of}`)} width={1440} height={HEIGHTS[of]} loading="lazy" />
    </picture>
  );
}
