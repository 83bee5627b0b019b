import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

interface I18nProviderProps {
  /** Of one language, for the life of the document: another language is another document. */
  i18n: i18n;
  children?: ReactNode;
}

/** Around the whole tree in both entry files: the server gives `i18nOf(locale)`, the browser `createI18n`. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
