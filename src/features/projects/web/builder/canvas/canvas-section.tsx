import { Fragment, memo } from 'react';
import { numbersOf } from '#domain/questionnaire/flow.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Translator } from '#messages/translator.ts';
import { useBuilderTools } from '../builder-context.ts';
import { showsSection } from '../parts/rearrange.ts';
import { useSectionDraft } from '../parts/use-section-draft.ts';
import { AddQuestion } from './add-question.tsx';
import styles from './canvas.module.css';
import { FirstQuestion } from './first-question.tsx';
import { InsertQuestion } from './insert-question.tsx';
import { QuestionCard } from './question-card.tsx';
import { SectionCard } from './section-card.tsx';

interface CanvasSectionProps {
  id: string;
  number: number;
  /** The number of its first question. */
  firstNumber: number;
  only: boolean;
  locale: Locale;
  translator: Translator;
}

/** A section with its questions, drawn again only when something in it changes. */
export const CanvasSection = memo(function CanvasSection(props: CanvasSectionProps) {
  const { id, number, firstNumber, only, locale, translator } = props;
  const { section, lines, selectedId } = useSectionDraft(id);
  const t = useText();
  const { select, isPoll } = useBuilderTools();
  if (!section) return null;
  const { questions } = section;
  const isEmpty = questions.length === 0;
  const numbers = numbersOf(questions, firstNumber);
  const showsHead = showsSection(section, isPoll);
  return (
    <section
      className={styles.section}
      data-drawn={section.draw === undefined ? undefined : ''}
      aria-label={showsHead ? t('builder:section', { number }) : undefined}
    >
      {showsHead ? (
        <SectionCard
          section={section}
          lines={lines.get(section.id)}
          number={number}
          selected={selectedId === section.id}
          only={only}
          locale={locale}
        />
      ) : null}
      {questions.map((question, index) => (
        <Fragment key={question.id}>
          <QuestionCard
            question={question}
            lines={lines.get(question.id)}
            number={numbers[index]}
            selected={selectedId === question.id}
            locale={locale}
            translator={translator}
            select={select}
          />
          {isPoll || index === questions.length - 1 ? null : (
            <InsertQuestion after={question.id} number={numbers[index]} />
          )}
        </Fragment>
      ))}
      {only && isEmpty ? <FirstQuestion /> : null}
      {(only && isEmpty) || isPoll ? null : (
        <div>
          {isEmpty ? <p className={styles.helpText}>{t('builder:emptySection')}</p> : null}
          <AddQuestion after={section.id} />
        </div>
      )}
    </section>
  );
});
