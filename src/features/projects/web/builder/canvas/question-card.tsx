import { memo } from 'react';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Builder } from '../builder-context.ts';
import { cardId, fieldId } from '../element-ids.ts';
import styles from './canvas.module.css';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionFace } from './question-face.tsx';

interface QuestionCardProps {
  question: Question;
  number: number;
  selected: boolean;
  locale: Locale;
  select: Builder['select'];
}

/** A question on the canvas. Only the selected one is made of fields: hundreds of them stay quick to type in. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, selected, locale, select } = props;
  const t = useText();
  const title = localizedText(question.title, locale) || t('builder:untitledQuestion');
  return (
    <article
      id={cardId(question.id)}
      className={styles.card}
      data-selected={selected || undefined}
      aria-label={t('builder:questionNamed', { number, title })}
    >
      {selected ? (
        <QuestionEditor question={question} number={number} locale={locale} />
      ) : (
        <>
          <QuestionFace question={question} number={number} locale={locale} />
          <button
            type="button"
            id={`${cardId(question.id)}-open`}
            className={styles.open}
            aria-label={t('builder:editQuestion', { number, title })}
            onClick={() => select({ type: 'question', id: question.id }, fieldId(question.id, 'title', locale))}
          />
        </>
      )}
    </article>
  );
});
