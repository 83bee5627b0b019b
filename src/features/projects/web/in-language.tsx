import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import { I18nProvider } from '#kit/web/i18n/i18n-provider.tsx';
import { loadTexts } from '#kit/web/i18n/load-texts.ts';
import { useLocale, usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { createTranslator, type Translator } from '#messages/translator.ts';

/** A part of the page in another language than the rest. */
export function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const translator = useTranslator(locale);
  if (!translator) return null;
  return (
    <I18nProvider translator={translator}>
      <div lang={locale}>{children}</div>
    </I18nProvider>
  );
}

/** The page's texts in a language that may not be the page's: then they are fetched when they are first needed. */
export function useTranslator(locale: Locale): Translator | undefined {
  const page = usePageTranslator();
  const pageLocale = useLocale();
  const [other, setOther] = useState<Translator>();

  useEffect(() => {
    if (locale === pageLocale) return;
    let wanted = true;
    void loadTexts(locale, page.namespaces()).then((texts) => wanted && setOther(createTranslator(locale, texts)));
    return () => {
      wanted = false;
    };
  }, [locale, page, pageLocale]);

  const translator = locale === pageLocale ? page : other;
  return translator?.locale === locale ? translator : undefined;
}
