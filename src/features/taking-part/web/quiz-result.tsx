import type { Outcome } from '#domain/quiz/outcome.ts';
import { toHundredths } from '#domain/quiz/points.ts';
import type { Result } from '#domain/quiz/result-schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Icon } from '#ui/plain/icons.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import styles from './quiz-result.module.css';

/** What somebody came to in a quiz, and what else its owner shows of it. */
export function QuizResult({ result }: { result: Result }) {
  const t = useText();
  const format = useFormat();
  const { marks, band, questions } = result;
  return (
    <section className={styles.result} aria-label={t('takingPart:result')}>
      {marks && marks.waiting > 0 ? (
        <p className={styles.waits}>{t('takingPart:resultWaits', { count: marks.waiting })}</p>
      ) : null}
      {marks && marks.earned !== null && marks.percent !== null ? (
        <div className={styles.score}>
          <p className={styles.marks}>
            {t('takingPart:resultMarks', {
              earned: format.number(toHundredths(marks.earned)),
              points: format.number(marks.points),
            })}
          </p>
          {marks.passed === null ? null : (
            <p className={styles.verdict} data-outcome={marks.passed ? 'right' : 'wrong'}>
              <Sign of={marks.passed ? 'right' : 'wrong'} />
              {t(marks.passed ? 'takingPart:passed' : 'takingPart:notPassed')}
            </p>
          )}
          <span className={styles.share} aria-hidden="true">
            <span style={{ inlineSize: `${Math.max(0, marks.percent)}%` }} />
          </span>
          <p>{t('takingPart:resultPercent', { percent: format.percent(marks.percent / 100) })}</p>
        </div>
      ) : null}
      {band ? <MarkedText as="div" marks="all" className={styles.band} text={band} /> : null}
      {questions.length > 0 ? (
        <>
          <h2>{t('takingPart:resultQuestions')}</h2>
          <ol className={styles.questions}>
            {questions.map((question) => (
              <li key={question.id} className={styles.question}>
                <ShownQuestion question={question} />
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}

/** One question with whether it was right, what was answered, and what is said of it. */
export function ShownQuestion({ question }: { question: Result['questions'][number] }) {
  const t = useText();
  const format = useFormat();
  const { title, answer, outcome, marks, key, feedback, optionFeedback, comment } = question;
  return (
    <>
      <h3>
        <MarkedText marks="inline" text={title} />
      </h3>
      {outcome || marks ? (
        <p className={styles.outcome}>
          {outcome ? (
            <strong data-outcome={outcome}>
              <Sign of={outcome} />
              {t(`takingPart:resultOutcome.${outcome}`)}
            </strong>
          ) : null}
          {marks && marks.earned !== null ? (
            <span>
              {t('takingPart:resultMarks', {
                earned: format.number(toHundredths(marks.earned)),
                points: format.number(marks.points),
              })}
            </span>
          ) : null}
        </p>
      ) : null}
      <dl>
        {answer === null || outcome === 'unanswered' ? null : (
          <div>
            <dt>{t('takingPart:resultAnswer')}</dt>
            <dd>{answer || t('takingPart:resultNoAnswer')}</dd>
          </div>
        )}
        {key === null || outcome === 'right' ? null : (
          <div>
            <dt>{t('takingPart:resultKey')}</dt>
            <dd>{key}</dd>
          </div>
        )}
      </dl>
      {optionFeedback.map(({ option, feedback: said }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options may have the same words, and the list never changes.
        <div key={index} className={styles.feedback}>
          {option !== null && optionFeedback.length > 1 ? <strong>{option}</strong> : null}
          <MarkedText as="div" marks="all" text={said} />
        </div>
      ))}
      {feedback ? <MarkedText as="div" marks="all" className={styles.feedback} text={feedback} /> : null}
      {comment ? <p className={styles.comment}>{comment}</p> : null}
    </>
  );
}

const RING = 'M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18';

/** Partly is a disc half full, waiting a clock. */
const SIGNS: Record<Outcome, { lines: string; filled?: string }> = {
  right: { lines: 'm5 13 4 4L19 7' },
  partly: { lines: RING, filled: 'M12 3a9 9 0 0 1 0 18Z' },
  wrong: { lines: 'M6 6l12 12M18 6 6 18' },
  unanswered: { lines: 'M6 12h12' },
  waiting: { lines: `${RING}M12 7.5V12l3 2` },
};

function Sign({ of }: { of: Outcome }) {
  const { lines, filled } = SIGNS[of];
  return (
    <Icon size={18} stroke={filled || of === 'waiting' ? 2.25 : 3}>
      <path d={lines} />
      {filled ? <path d={filled} fill="currentColor" stroke="none" /> : null}
    </Icon>
  );
}
