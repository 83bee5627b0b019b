import { Button } from '@mantine/core';
import { IconLayoutList } from '@tabler/icons-react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { useI18n, useText } from '#kit/web/i18n/use-i18n.ts';
import { useTranslator } from '../../in-language.tsx';
import { useBuilder } from '../builder-context.ts';
import { useAddParts } from '../use-add-parts.ts';
import { AddQuestion } from './add-question.tsx';
import styles from './canvas.module.css';
import { FirstQuestion } from './first-question.tsx';
import { QuestionCard } from './question-card.tsx';
import { SectionCard } from './section-card.tsx';

/** The questionnaire as respondents read it, with whatever is selected open for writing. */
export function Canvas() {
  const t = useText();
  const { questionnaire, writing, selection, select } = useBuilder();
  const { addSection } = useAddParts();
  const locale = writing[0] ?? 'en';
  const page = useI18n();
  const translator = useTranslator(locale) ?? page;
  const questions = questionsOf(questionnaire);
  const numbers = new Map(questions.map((question, index) => [question.id, index + 1]));
  const isSingle = questionnaire.sections.length === 1;
  return (
    <div className={styles.canvas}>
      {questionnaire.sections.map((section, index) => (
        <section key={section.id} className={styles.section} aria-label={t('builder:section', { number: index + 1 })}>
          <SectionCard section={section} number={index + 1} locale={locale} />
          {section.questions.map((question) => (
            <QuestionCard
              key={question.id}
              question={question}
              number={numbers.get(question.id) ?? 0}
              selected={selection?.id === question.id}
              locale={locale}
              translator={translator}
              select={select}
            />
          ))}
          {isSingle && questions.length === 0 ? (
            <FirstQuestion />
          ) : (
            <div>
              {section.questions.length === 0 ? <p className={styles.helpText}>{t('builder:emptySection')}</p> : null}
              <AddQuestion sectionId={section.id} />
            </div>
          )}
        </section>
      ))}
      {questions.length > 0 || !isSingle ? (
        <div>
          <Button variant="default" leftSection={<IconLayoutList size={18} aria-hidden="true" />} onClick={addSection}>
            {t('builder:addSection')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
