import { memo } from 'react';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { isBlank } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { AnswerFace } from './answer-face.tsx';
import styles from './canvas.module.css';
import { WrittenText } from './written-text.tsx';

interface QuestionFaceProps {
  question: Question;
  number: number;
  locale: Locale;
}

/** A question that is not being edited, as the respondent sees it. */
export const QuestionFace = memo(function QuestionFace({ question, number, locale }: QuestionFaceProps) {
  const t = useText();
  const format = useFormat();
  return (
    <div aria-hidden="true">
      <div className={styles.titleText}>
        <span className={styles.number}>{`${format.number(number)}. `}</span>
        <WrittenText text={question.title} locale={locale} fallback={t('builder:untitledQuestion')} />
        {question.required ? null : <span className={styles.optional}>{` (${t('common:optional')})`}</span>}
      </div>
      {isBlank(question.help) ? null : (
        <div className={styles.helpText}>
          <WrittenText text={question.help} locale={locale} />
        </div>
      )}
      <div className={styles.face}>
        <AnswerFace question={question} locale={locale} />
      </div>
    </div>
  );
});
