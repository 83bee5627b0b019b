import type { ReactNode } from 'react';
import type { Question } from '#domain/questionnaire/schema.ts';
import { I18nProvider } from '#kit/web/i18n/i18n-provider.tsx';
import type { Translator } from '#messages/translator.ts';
import { AnswerField } from '#ui/plain/questions/answer-field.tsx';
import { QuestionField } from '#ui/plain/questions/question-field.tsx';
import styles from './canvas.module.css';

interface FaceProps {
  question: Question;
  /** In the language it is read in, which may not be the page's. */
  translator: Translator;
}

/** A question that is not being edited, as the respondent sees it. */
export function QuestionFace({ question, number, translator }: FaceProps & { number: number | undefined }) {
  // When it must be answered is said over it: it does not call itself optional.
  const shown = question.requireIf ? { ...question, required: true } : question;
  return (
    <Picture translator={translator}>
      <QuestionField question={shown} name={nameOf(question)} position={number} />
    </Picture>
  );
}

/** Where the answer goes, under a question that is being edited. */
export function AnswerFace({ question, translator }: FaceProps) {
  return (
    <Picture translator={translator}>
      <AnswerField question={question} name={nameOf(question)} />
    </Picture>
  );
}

/** What is in it can neither be pressed nor read out: the parts around it say and do everything. */
function Picture({ translator, children }: Pick<FaceProps, 'translator'> & { children: ReactNode }) {
  return (
    <I18nProvider translator={translator}>
      <div inert lang={translator.locale} className={styles.picture}>
        {children}
      </div>
    </I18nProvider>
  );
}

function nameOf(question: Question): string {
  return `canvas.${question.id}`;
}
