import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import { I18nProvider } from '#kit/web/i18n/i18n-provider.tsx';
import { loadTexts } from '#kit/web/i18n/load-texts.ts';
import { useI18n, useLocale } from '#kit/web/i18n/use-i18n.ts';
import { createI18n, namespacesOf } from '#messages/create-i18n.ts';

/** A part of the page in another language than the rest. */
export function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const translator = useTranslator(locale);
  if (!translator) return null;
  return (
    <I18nProvider i18n={translator}>
      <div lang={locale}>{children}</div>
    </I18nProvider>
  );
}

/** The page's texts in a language that may not be the page's: then they are fetched when they are first needed. */
export function useTranslator(locale: Locale): i18n | undefined {
  const page = useI18n();
  const pageLocale = useLocale();
  const [other, setOther] = useState<i18n>();

  useEffect(() => {
    if (locale === pageLocale) return;
    let wanted = true;
    void loadTexts(locale, namespacesOf(page)).then((texts) => wanted && setOther(createI18n(locale, texts)));
    return () => {
      wanted = false;
    };
  }, [locale, page, pageLocale]);

  const translator = locale === pageLocale ? page : other;
  return translator?.language === locale ? translator : undefined;
}
