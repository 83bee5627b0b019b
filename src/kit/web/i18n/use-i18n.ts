import { useContext } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import type { Text } from '#messages/text.ts';
import type { Translator } from '#messages/translator.ts';
import { TranslatorContext } from './i18n-provider.tsx';

/** The page's translator, where a key is data or texts are added; everything else reads `useText`. */
export function usePageTranslator(): Translator {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('Texts are read inside an I18nProvider');
  return translator;
}

/** `const t = useText(); t('projects:publish')`. */
export function useText(): Text {
  return usePageTranslator().t;
}

/** The language of the page. */
export function useLocale(): Locale {
  return usePageTranslator().locale;
}
