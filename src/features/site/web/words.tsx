import { readLocalized } from '#domain/text/localized.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';

type Words = { en?: string; bn?: string };

/** A text of the site's editors in the reader's language, or in the one it was written in. */
export function Words({ of }: { of: Words }) {
  const locale = useLocale();
  const found = readLocalized(of, locale);
  if (!found) return null;
  return found.lang === locale ? found.text : <span lang={found.lang}>{found.text}</span>;
}

/** The same with marks and links: HTML that the server cleaned when it was saved. */
export function RichWords({ of, className }: { of: Words; className?: string }) {
  const found = readLocalized(of, useLocale());
  if (!found) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that shows HTML, all of it sanitised by the server.
  return <div className={className} lang={found.lang} dangerouslySetInnerHTML={{ __html: found.text }} />;
}
