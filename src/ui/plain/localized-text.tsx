import { type Localized, readLocalized } from '#domain/text/localized.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';

/** What an owner wrote, marked with the language it is in; nothing where nothing is written. */
export function LocalizedText({ text }: { text: Localized }) {
  const read = readLocalized(text, useLocale());
  return read ? <span lang={read.lang}>{read.text}</span> : null;
}
