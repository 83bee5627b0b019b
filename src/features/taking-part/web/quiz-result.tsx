import { toHundredths } from '#domain/quiz/points.ts';
import type { Result } from '#domain/quiz/result-schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import styles from './quiz-result.module.css';

/** What somebody came to in a quiz, and what else its owner shows of it. */
export function QuizResult({ result }: { result: Result }) {
  const t = useText();
  const format = useFormat();
  const { marks, questions } = result;
  return (
    <section className={styles.result} aria-label={t('takingPart:result')}>
      {marks ? (
        <p className={styles.marks}>
          <strong>
            {t('takingPart:resultMarks', {
              earned: format.number(toHundredths(marks.earned)),
              points: format.number(marks.points),
            })}
          </strong>
          <span>{t('takingPart:resultPercent', { percent: format.percent(marks.percent / 100) })}</span>
          {marks.passed === null ? null : (
            <span className={styles.passed} data-passed={marks.passed || undefined}>
              {t(marks.passed ? 'takingPart:passed' : 'takingPart:notPassed')}
            </span>
          )}
        </p>
      ) : null}
      {questions.length > 0 ? (
        <>
          <h2>{t('takingPart:resultQuestions')}</h2>
          <ol className={styles.questions}>
            {questions.map((question) => (
              <li key={question.id}>
                <ShownQuestion question={question} />
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}

function ShownQuestion({ question }: { question: Result['questions'][number] }) {
  const t = useText();
  const format = useFormat();
  const { title, answer, outcome, marks, key, feedback } = question;
  return (
    <>
      <h3>
        <MarkedText marks="inline" text={title} />
      </h3>
      {outcome || marks ? (
        <p className={styles.outcome} data-outcome={outcome ?? undefined}>
          {outcome ? <strong>{t(`takingPart:resultOutcome.${outcome}`)}</strong> : null}
          {marks ? (
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
        {answer === null ? null : (
          <div>
            <dt>{t('takingPart:resultAnswer')}</dt>
            <dd>{answer || t('takingPart:resultNoAnswer')}</dd>
          </div>
        )}
        {key === null ? null : (
          <div>
            <dt>{t('takingPart:resultKey')}</dt>
            <dd>{key}</dd>
          </div>
        )}
      </dl>
      {feedback ? <MarkedText as="div" marks="all" className={styles.feedback} text={feedback} /> : null}
    </>
  );
}
