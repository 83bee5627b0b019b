import type { ComponentProps } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import { type Localized, readLocalized } from '#domain/text/localized.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';

interface LocalizedTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'div';
  text: Localized | undefined;
  /** The language asked for, where it is not the page's. */
  locale?: Locale;
  /** In the page's language, for where nothing is written. */
  fallback?: string;
}

/** A text somebody wrote, marked with its language where that is not the page's; nothing where none was written. */
export function LocalizedText({ as: Element = 'span', text, locale, fallback, ...rest }: LocalizedTextProps) {
  const { read, lang } = useLocalizedText(text, locale);
  if (read === '') return fallback ? <em {...rest}>{fallback}</em> : null;
  return (
    <Element lang={lang} {...(rest as ComponentProps<'div'>)}>
      {read}
    </Element>
  );
}

/** The text and, when it differs from the page's language, the `lang` to put on its element. */
export function useLocalizedText(text: Localized | undefined, asked?: Locale): { read: string; lang?: Locale } {
  const locale = useLocale();
  const found = readLocalized(text, asked ?? locale);
  return { read: found?.text ?? '', lang: found && found.lang !== locale ? found.lang : undefined };
}
