import { Button } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { pagesOf, questionsOf, type View } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Localized } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { QuestionField } from '#ui/plain/questions/question-field.tsx';
import { numberOf } from '../builder/parts/numbering.ts';
import styles from './preview.module.css';

interface PreviewPagesProps {
  title: Localized;
  questionnaire: Questionnaire;
  view: View;
}

/** The pages a respondent goes through. */
export function PreviewPages({ title, questionnaire, view }: PreviewPagesProps) {
  const t = useText();
  const [step, setStep] = useState(0);
  const pages = pagesOf(questionnaire, view);
  const page = pages[Math.min(step, pages.length - 1)] ?? pages[0];
  const total = questionsOf(questionnaire).length;
  if (!page || total === 0) return <p>{t('builder:previewEmpty')}</p>;
  return (
    <form noValidate onSubmit={tryOut}>
      {/* What Enter in a field presses: the first button of a form. */}
      <button type="submit" hidden tabIndex={-1} />
      <LocalizedText as="p" className={styles.title} text={title} />
      {page.sections.map(({ section, questions, begins }) => (
        <div key={section.id}>
          {begins ? (
            <>
              <LocalizedText as="p" className={styles.section} text={section.title} />
              <LocalizedText as="p" className={styles.intro} text={section.intro} />
            </>
          ) : null}
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              name={`preview.${question.id}`}
              position={numberOf(questionnaire, question.id)}
            />
          ))}
        </div>
      ))}
      {view === 'step' ? (
        <div className={styles.steps}>
          <Button variant="default" disabled={page.index === 0} onClick={() => setStep(page.index - 1)}>
            {t('questions:back')}
          </Button>
          <span role="status">{t('builder:questionOf', { number: page.index + 1, total })}</span>
          <Button disabled={page.index === pages.length - 1} onClick={() => setStep(page.index + 1)}>
            {t('questions:next')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

/** Nothing is sent; the one button that a question has of its own takes its choice back. */
function tryOut(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  const { submitter } = event;
  const question = submitter?.matches('[name=clear]') ? submitter.closest('[data-question]') : null;
  for (const choice of question?.querySelectorAll('input') ?? []) choice.checked = false;
}
