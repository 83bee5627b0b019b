import { LOCALES } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import styles from './cover.module.css';

const TONES = ['marigold', 'river', 'brick', 'jasmine'] as const;

interface CoverProps {
  question: Localized | undefined;
  /** Which of the colours it has: neighbours have different ones. */
  tone: number;
}

/** What a questionnaire looks like from outside: its first question in both scripts, on a colour of its own. */
export function Cover({ question, tone }: CoverProps) {
  return (
    <span className={styles.cover} data-tone={TONES[tone % TONES.length]} aria-hidden="true">
      {LOCALES.map((locale) => (
        <span key={locale} lang={locale}>
          {question?.[locale]}
        </span>
      ))}
    </span>
  );
}
