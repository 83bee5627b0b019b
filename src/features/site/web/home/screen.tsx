import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';

const PHONE = '(max-width: 575px)';
const DARK = '(prefers-color-scheme: dark)';

/** As `tools/pictures.ts` keeps them, wide and on a phone. */
const HEIGHTS = { build: [960, 800], share: [960, 800], read: [960, 800], marked: [1520, 992] } as const;

interface ScreenProps {
  of: keyof typeof HEIGHTS;
}

/** The product's own screen, as it is on this device and in the scheme of the page. */
export function Screen({ of }: ScreenProps) {
  const t = useText();
  const [wide, phone] = HEIGHTS[of];
  const file = `/pictures/${of}-${useLocale()}`;
  return (
    <picture>
      <source media={`${PHONE} and ${DARK}`} srcSet={`${file}-phone-dark.webp`} width={720} height={phone} />
      <source media={PHONE} srcSet={`${file}-phone.webp`} width={720} height={phone} />
      <source media={DARK} srcSet={`${file}-dark.webp`} />
      <img src={`${file}.webp`} alt={t(`site:home.picture.${of}`)} width={1440} height={wide} loading="lazy" />
    </picture>
  );
}
