import { Button } from '@mantine/core';
import { useState } from 'react';
import { pagesOf, questionsOf, type View } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Localized } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { numberOf } from '../builder/numbering.ts';
import { OwnText } from '../own-text.tsx';
import styles from './preview.module.css';
import { PreviewQuestion } from './preview-question.tsx';

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
    <div>
      <p className={styles.title}>
        <OwnText text={title} />
      </p>
      {page.sections.map(({ section, questions, begins }) => (
        <div key={section.id}>
          {begins ? (
            <>
              <p className={styles.section}>
                <OwnText text={section.title} />
              </p>
              <p className={styles.intro}>
                <OwnText text={section.intro} />
              </p>
            </>
          ) : null}
          {questions.map((question) => (
            <PreviewQuestion key={question.id} question={question} number={numberOf(questionnaire, question.id)} />
          ))}
        </div>
      ))}
      {view === 'step' ? (
        <div className={styles.steps}>
          <Button variant="default" disabled={page.index === 0} onClick={() => setStep(page.index - 1)}>
            {t('common:back')}
          </Button>
          <span role="status">{t('builder:questionOf', { number: page.index + 1, total })}</span>
          <Button disabled={page.index === pages.length - 1} onClick={() => setStep(page.index + 1)}>
            {t('common:next')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
