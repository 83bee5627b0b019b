import type { Locale } from '#domain/text/locale.ts';
import { type Localized, readLocalized } from '#domain/text/localized.ts';
import styles from './canvas.module.css';

interface WrittenTextProps {
  text: Localized;
  /** The language one writes in, not the page's. */
  locale: Locale;
  fallback?: string;
}

export function WrittenText({ text, locale, fallback }: WrittenTextProps) {
  const read = readLocalized(text, locale);
  if (read) return <span lang={read.lang}>{read.text}</span>;
  return fallback ? <em className={styles.placeholder}>{fallback}</em> : null;
}
