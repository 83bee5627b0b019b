import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** What a language calls itself, in a font of that one word: an English page needs no whole Bengali font for it. */
export function LanguageName({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <span lang={locale} data-language-name="">
      {t(`common:languageName.${locale}`)}
    </span>
  );
}
