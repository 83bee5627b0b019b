import { createContext, type ReactNode } from 'react';
import type { Translator } from '#messages/translator.ts';

export const TranslatorContext = createContext<Translator | undefined>(undefined);

interface I18nProviderProps {
  /** Of one language, for the life of the document: another language is another document. */
  translator: Translator;
  children?: ReactNode;
}

/** Around the whole tree: the server gives `translatorOf(locale)`, the browser a `createTranslator` of its own. */
export function I18nProvider({ translator, children }: I18nProviderProps) {
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}
