import { memo } from 'react';
import { numbersOf } from '#domain/questionnaire/flow.ts';
import type { Section } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Translator } from '#messages/translator.ts';
import { useBuilderTools } from '../builder-context.ts';
import type { LogicLines } from '../logic/logic-lines.ts';
import { AddQuestion } from './add-question.tsx';
import styles from './canvas.module.css';
import { FirstQuestion } from './first-question.tsx';
import { QuestionCard } from './question-card.tsx';
import { SectionCard } from './section-card.tsx';

interface CanvasSectionProps {
  section: Section;
  /** What its logic says, and that of its questions. */
  lines: LogicLines;
  number: number;
  /** The number of its first question. */
  firstNumber: number;
  /** The selected part, when it is this section or in it. */
  selectedId: string | undefined;
  only: boolean;
  locale: Locale;
  translator: Translator;
}

/** A section with its questions. Edits leave all other sections the objects they were: only this one is drawn again. */
export const CanvasSection = memo(function CanvasSection(props: CanvasSectionProps) {
  const { section, lines, number, firstNumber, selectedId, only, locale, translator } = props;
  const { questions } = section;
  const t = useText();
  const { select, isPoll } = useBuilderTools();
  const isEmpty = questions.length === 0;
  const numbers = numbersOf(questions, firstNumber);
  return (
    <section className={styles.section} aria-label={t('builder:section', { number })}>
      <SectionCard
        section={section}
        lines={lines.get(section.id)}
        number={number}
        selected={selectedId === section.id}
        only={only}
        locale={locale}
      />
      {questions.map((question, index) => (
        <QuestionCard
          key={question.id}
          question={question}
          lines={lines.get(question.id)}
          number={numbers[index]}
          selected={selectedId === question.id}
          locale={locale}
          translator={translator}
          select={select}
        />
      ))}
      {only && isEmpty ? <FirstQuestion /> : null}
      {(only && isEmpty) || isPoll ? null : (
        <div>
          {isEmpty ? <p className={styles.helpText}>{t('builder:emptySection')}</p> : null}
          <AddQuestion sectionId={section.id} />
        </div>
      )}
    </section>
  );
});
