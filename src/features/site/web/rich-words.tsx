import { type Localized, readLocalized } from '#domain/text/localized.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';

/** A text of the site's editors with marks and links: HTML that the server cleaned when it was saved. */
export function RichWords({ of, className }: { of: Localized; className?: string }) {
  const found = readLocalized(of, useLocale());
  if (!found) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that shows HTML; the server sanitised it.
  return <div className={className} lang={found.lang} dangerouslySetInnerHTML={{ __html: found.text }} />;
}
