import type { CoverPrint } from '#domain/colour/cover-prints.ts';
import type { Theme } from '#domain/colour/themes.ts';
import { LOCALES } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import styles from './cover.module.css';

interface CoverProps {
  question: Localized | null;
  /** The colour that its surveys have as well. */
  tone: Theme;
  print: CoverPrint;
}

/** A questionnaire from outside: its first question in both scripts, the reader's first, over a print. */
export function Cover({ question, tone, print }: CoverProps) {
  const reader = useLocale();
  return (
    <span className={styles.cover} data-tone={tone} data-print={print} aria-hidden="true">
      {[reader, ...LOCALES.filter((locale) => locale !== reader)].map((locale) => (
        <span key={locale} lang={locale}>
          {question?.[locale]}
        </span>
      ))}
    </span>
  );
}
