import { Form, useNavigation } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { Mark } from '#ui/plain/mark.tsx';
import type { HomeQuestion as Question } from '../../contract/shown.ts';
import { sitePaths } from '../../paths.ts';
import styles from './home-question.module.css';
import { QuestionResults } from './question-results.tsx';

interface HomeQuestionProps {
  question: Question;
  /** This visitor's answer is counted. */
  answered: boolean;
  /** Why the last try was not counted. */
  refused?: string;
}

const HEADING_ID = 'home-question';

/** A real question to answer on the spot; each choice is a button until it is answered, then a bar. */
export function HomeQuestion({ question, answered, refused }: HomeQuestionProps) {
  const t = useText();
  const isSending = useNavigation().state !== 'idle';
  const home = `${localizePath(sitePaths.home, useLocale())}?index`;
  const answers = t('site:home.answers', { count: question.answers });
  return (
    <section className={styles.card} aria-labelledby={HEADING_ID} id="question">
      <p className={styles.kicker}>{t('site:home.tryIt')}</p>
      <h2 id={HEADING_ID}>
        <LocalizedText text={question.title} />
      </h2>
      {refused ? (
        <Alert tone="danger" announce>
          {refused}
        </Alert>
      ) : null}
      {answered ? (
        <QuestionResults question={question} />
      ) : (
        <Form method="post" action={home} className={styles.choices} preventScrollReset>
          {/* Which question it was that they saw: an answer to it, should another be asked here by then. */}
          <input type="hidden" name="project" value={question.projectId} />
          <input type="hidden" name="question" value={question.questionId} />
          {question.options.map((option) => (
            <button key={option.id} type="submit" name="answer" value={option.id} aria-disabled={isSending}>
              <LocalizedText text={option.label} />
            </button>
          ))}
        </Form>
      )}
      <p className={styles.foot} role="status">
        {answered ? (
          <>
            <Mark className={styles.mark} counts />
            {t('site:home.counted')} {answers}
          </>
        ) : question.answers > 0 ? (
          answers
        ) : (
          t('site:home.first')
        )}
      </p>
    </section>
  );
}
