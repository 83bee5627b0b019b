import type { ReactNode } from 'react';
import type { Result } from '#domain/quiz/result-schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { OutcomeFilter } from './outcome-filter.tsx';
import styles from './quiz-result.module.css';
import { Score } from './score.tsx';
import { ShownQuestion } from './shown-question.tsx';

interface QuizResultProps {
  result: Result;
  /** Where one goes on to, directly below the score. */
  ways?: ReactNode;
  /** What is said before what the score is made of. */
  children?: ReactNode;
  /** What is said of what was not answered, where that has a word of its own. */
  unanswered?: string;
  /** What is said after each question. */
  after?: ((question: Result['questions'][number]) => ReactNode) | undefined;
}

/** What somebody came to in a quiz, and what else its owner shows of it. */
export function QuizResult({ result, ways, children, unanswered, after }: QuizResultProps) {
  const t = useText();
  const { marks, band, questions } = result;
  return (
    <section className={styles.result} aria-label={t('takingPart:result')}>
      {marks ? <Score marks={marks} /> : null}
      {marks && marks.waiting > 0 ? (
        <p className={styles.waits}>{t('takingPart:resultWaits', { count: marks.waiting })}</p>
      ) : null}
      {ways ? <div className={styles.ways}>{ways}</div> : null}
      {children}
      {band ? <MarkedText as="div" marks="all" className={styles.band} text={band} /> : null}
      {questions.length > 0 ? (
        <div className={styles.shown}>
          <h2>{t('takingPart:resultQuestions')}</h2>
          <OutcomeFilter questions={questions} unanswered={unanswered} />
          <ol className={styles.questions}>
            {questions.map((question, index) => (
              <li key={question.id} className={styles.question} data-panel="" data-of={question.outcome ?? undefined}>
                <ShownQuestion question={question} number={index + 1} unanswered={unanswered} />
                {after?.(question)}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </section>
  );
}
