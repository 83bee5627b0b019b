import { type ComponentProps, use } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import { type Localized, localizedText, readLocalized } from '#domain/text/localized.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import { LiveTexts, PipedNames } from './piped-texts.ts';

interface LocalizedTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'div';
  text: Localized | undefined;
  /** The language asked for, where it is not the page's. */
  locale?: Locale;
  /** In the page's language, for where nothing is written. */
  fallback?: string;
}

/** A text somebody wrote, marked with its language where that is not the page's; nothing where none was written. */
export function LocalizedText({ as: Element = 'span', text, locale, fallback, ...rest }: LocalizedTextProps) {
  const { read, lang, live } = useLocalizedText(text, locale);
  if (read === '')
    return fallback ? (
      <em data-fallback {...rest}>
        {fallback}
      </em>
    ) : null;
  return (
    <Element lang={lang} data-live={live} {...(rest as ComponentProps<'div'>)}>
      {read}
    </Element>
  );
}

interface ReadText {
  read: string;
  /** The `lang` to put on its element, when it differs from the page's language. */
  lang?: Locale;
  /** As it is written, to be put on its element as `data-live`, where answers on the page are piped into it. */
  live?: string;
}

/** A text as it is read on this page. */
export function useLocalizedText(text: Localized | undefined, asked?: Locale): ReadText {
  const locale = useLocale();
  const written = use(LiveTexts).get(text ?? {});
  const names = use(PipedNames);
  const found = readLocalized(text, asked ?? locale, ({ id }) => localizedText(names.get(id), asked ?? locale));
  if (!found) return { read: '' };
  return {
    read: found.text,
    lang: found.lang === locale ? undefined : found.lang,
    live: written?.[found.lang] === found.text ? undefined : written?.[found.lang],
  };
}
