import { type Localized, readLocalized } from '#domain/text/localized.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';

interface OwnTextProps {
  text: Localized;
  className?: string;
  /** Shown where nothing is written. */
  fallback?: string;
}

/** What an owner wrote, marked with the language it is in. */
export function OwnText({ text, className, fallback }: OwnTextProps) {
  const read = readLocalized(text, useLocale());
  if (!read) return fallback ? <em className={className}>{fallback}</em> : null;
  return (
    <span lang={read.lang} className={className}>
      {read.text}
    </span>
  );
}
