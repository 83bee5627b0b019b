import type { ComponentProps } from 'react';
import { type Localized, readLocalized } from '#domain/text/localized.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';

interface OwnerTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'div';
  text: Localized | undefined;
}

/** A text the owner wrote, marked with its language where that is not the page's; nothing where none was written. */
export function OwnerText({ as: Element = 'span', text, ...rest }: OwnerTextProps) {
  const { read, lang } = useOwnerText(text);
  if (read === '') return null;
  return (
    <Element lang={lang} {...(rest as ComponentProps<'div'>)}>
      {read}
    </Element>
  );
}

/** The text and, when it differs from the page's language, the `lang` to put on its element. */
export function useOwnerText(text: Localized | undefined): { read: string; lang: string | undefined } {
  const locale = useLocale();
  const found = readLocalized(text, locale);
  return { read: found?.text ?? '', lang: found && found.lang !== locale ? found.lang : undefined };
}
