import { LOCALES } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import styles from './cover.module.css';

interface CoverProps {
  question: Localized | null;
  /** The colour that its surveys have as well. */
  tone: 'marigold' | 'river' | 'brick' | 'jasmine';
}

/** What a questionnaire looks like from outside: its first question in both scripts, on a colour of its own. */
export function Cover({ question, tone }: CoverProps) {
  return (
    <span className={styles.cover} data-tone={tone} aria-hidden="true">
      {LOCALES.map((locale) => (
        <span key={locale} lang={locale}>
          {question?.[locale]}
        </span>
      ))}
    </span>
  );
}
