import { memo } from 'react';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Translator } from '#messages/translator.ts';
import type { BuilderTools } from '../builder-context.ts';
import type { LogicLine } from '../logic/logic-lines.ts';
import { LogicWords } from '../logic/logic-words.tsx';
import { useMarking } from '../marking/use-marking.ts';
import { cardId, fieldId, openId } from '../parts/element-ids.ts';
import styles from './canvas.module.css';
import { OtherTitles } from './other-titles.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionFace } from './question-face.tsx';

interface QuestionCardProps {
  question: Question;
  /** What its logic says. */
  lines: readonly LogicLine[] | undefined;
  /** None of what only says something. */
  number: number | undefined;
  selected: boolean;
  /** The language its texts are read in, and the texts around them in that language. */
  locale: Locale;
  translator: Translator;
  select: BuilderTools['select'];
}

/** A question on the canvas. Only the selected one is made of fields: hundreds of them stay quick to type in. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, lines, number, selected, locale, translator, select } = props;
  const t = useText();
  const marking = useMarking(question);
  const isSaid = number === undefined;
  const title =
    localizedWords(question.title, locale) || t(isSaid ? 'builder:untitledStatement' : 'questions:untitled');
  return (
    <article
      id={cardId(question.id)}
      className={styles.card}
      data-selected={selected || undefined}
      aria-label={isSaid ? t('builder:statementNamed', { title }) : t('builder:questionNamed', { number, title })}
    >
      {selected ? (
        <QuestionEditor question={question} lines={lines} number={number} translator={translator} />
      ) : (
        <>
          <LogicWords at="before" lines={lines} />
          <OtherTitles title={question.title} />
          <QuestionFace question={question} number={number} translator={translator} marking={marking} />
          <LogicWords at="after" lines={lines} />
          <button
            type="button"
            id={openId(question.id)}
            className={styles.open}
            aria-label={isSaid ? t('builder:editStatement', { title }) : t('builder:editQuestion', { number, title })}
            onClick={() => select({ type: 'question', id: question.id }, fieldId(question.id, 'title', locale))}
          />
        </>
      )}
    </article>
  );
});
