import type { ComponentProps, ReactNode } from 'react';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { isTimed, TimeLeft } from '../clock/time-left.tsx';
import type { Respondent } from '../open-respondent.ts';
import { ProjectHead } from '../project-head.tsx';
import styles from '../taking-part.module.css';
import { TitleFace } from '../title-face.tsx';
import own from './questions.module.css';
import { useTitles } from './use-titles.ts';

/** The id of the form. */
export const FORM = 'answers';

interface QuestionsFormProps extends ComponentProps<'form'> {
  respondent: Respondent;
  /** Which page it is, or what is wrong with it. */
  part: string | undefined;
  /** How far one has come. */
  progress: ReactNode;
  /** The question, whose answer is final, that is looked at. */
  final?: string;
}

/** The form that is a page of questions. Its head says of what they are, how far one has come, and the time left. */
export function QuestionsForm({ respondent, part, progress, final, children, ...form }: QuestionsFormProps) {
  const isAgainstTime = isTimed(respondent);
  return (
    <form
      method="post"
      id={FORM}
      className={own.form}
      noValidate
      autoComplete="off"
      data-respondent={respondent._id}
      {...form}
    >
      <ProjectHead project={respondent.project} {...(part !== undefined && { part })} />
      <TitleFace {...useTitles(respondent)} />
      <header className={`${styles.head} ${own.head}`}>
        <LocalizedText as="h1" text={respondent.project.title} />
        {isAgainstTime ? null : progress}
      </header>
      {isAgainstTime ? (
        <TimeLeft respondent={respondent} {...(final !== undefined && { final })}>
          {progress}
        </TimeLeft>
      ) : null}
      {children}
    </form>
  );
}
