import { IconCalendar, IconChevronDown, IconStar } from '@tabler/icons-react';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './canvas.module.css';
import { WrittenText } from './written-text.tsx';

/** Where the answer goes, as the respondent sees it: a picture, not a field. */
export function AnswerFace({ question, locale }: { question: Question; locale: Locale }) {
  const t = useText();
  const format = useFormat();
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return (
        <ul className={styles.choices}>
          {question.options.map((option, index) => (
            <li key={option.id} className={styles.choice}>
              <span className={styles.dot} data-kind={question.kind} />
              <WrittenText text={option.label} locale={locale} fallback={t('builder:option', { number: index + 1 })} />
            </li>
          ))}
        </ul>
      );
    case 'dropdown':
      return (
        <div className={styles.input}>
          {t('common:chooseOption')}
          <IconChevronDown size={18} />
        </div>
      );
    case 'short_text':
    case 'long_text':
      return <div className={styles.input} data-kind={question.kind} />;
    case 'number':
      return (
        <div className={styles.measured}>
          <div className={styles.input} />
          {localizedText(question.unit, locale)}
        </div>
      );
    case 'rating':
      return (
        <div className={styles.stars}>
          {Array.from({ length: question.steps }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number.
            <span key={index} className={styles.star}>
              <IconStar size={32} stroke={1.5} />
              {format.number(index + 1)}
            </span>
          ))}
        </div>
      );
    case 'date':
      return (
        <div className={styles.input} data-kind="date">
          {format.digits('--/--/----')}
          <IconCalendar size={18} />
        </div>
      );
  }
}
