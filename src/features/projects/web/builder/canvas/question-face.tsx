import type { ReactNode } from 'react';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { QuestionMarking } from '#domain/quiz/marking-schema.ts';
import { I18nProvider } from '#kit/web/i18n/i18n-provider.tsx';
import type { Translator } from '#messages/translator.ts';
import { AnswerField } from '#ui/plain/questions/answer-field.tsx';
import { QuestionField } from '#ui/plain/questions/question-field.tsx';
import { KeyOnCard } from '../marking/key-on-card.tsx';
import { keyOptions } from '../marking/right-options.ts';
import { useMarking } from '../marking/use-marking.ts';
import styles from './canvas.module.css';

interface FaceProps {
  question: Question;
  /** In the language it is read in, which may not be the page's. */
  translator: Translator;
}

interface WholeFaceProps extends FaceProps {
  number: number | undefined;
  /** How it is marked; only of a quiz. */
  marking: QuestionMarking | undefined;
}

/** A question that is not being edited, as the respondent sees it; in a quiz with what is right. */
export function QuestionFace({ question, number, translator, marking }: WholeFaceProps) {
  // When it must be answered is said over it, and in a quiz what is left out earns nothing: it is not called optional.
  const shown = question.requireIf || marking ? { ...question, required: true } : question;
  const right = keyOptions(question, marking);
  return (
    <>
      <Picture translator={translator} keyed={right.length > 0}>
        <QuestionField key={right.join()} question={shown} name={nameOf(question)} position={number} shown={right} />
      </Picture>
      {marking ? <KeyOnCard question={question} marking={marking} translator={translator} /> : null}
    </>
  );
}

/** Where the answer goes, under a question that is being edited. */
export function AnswerFace({ question, translator }: FaceProps) {
  const right = keyOptions(question, useMarking(question));
  return (
    <Picture translator={translator} keyed={right.length > 0}>
      <AnswerField key={right.join()} question={question} name={nameOf(question)} shown={right} />
    </Picture>
  );
}

interface KeptFaceProps extends FaceProps {
  /** Of its fields, which no other on the page has. */
  name: string;
  marking: QuestionMarking;
}

/** What can be answered and what is right, of a question that is kept elsewhere; its title stands above. */
export function KeptFace({ question, translator, name, marking }: KeptFaceProps) {
  const right = keyOptions(question, marking);
  return (
    <>
      <Picture translator={translator} keyed={right.length > 0}>
        <AnswerField question={question} name={name} shown={right} />
      </Picture>
      <KeyOnCard question={question} marking={marking} translator={translator} />
    </>
  );
}

interface PictureProps extends Pick<FaceProps, 'translator'> {
  /** What is chosen in it is what is right. */
  keyed: boolean;
  children: ReactNode;
}

/** What is in it can neither be pressed nor read out: the parts around it say and do everything. */
function Picture({ translator, keyed, children }: PictureProps) {
  return (
    <I18nProvider translator={translator}>
      <div inert lang={translator.locale} className={styles.picture} data-keyed={keyed || undefined}>
        {children}
      </div>
    </I18nProvider>
  );
}

function nameOf(question: Question): string {
  return `canvas.${question.id}`;
}
