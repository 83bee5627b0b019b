import type { Result } from '#domain/quiz/result-schema.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { FilledPassage } from './filled-passage.tsx';
import { OptionFeedback } from './option-feedback.tsx';
import styles from './quiz-result.module.css';
import { Sign } from './sign.tsx';
import { ToldWords } from './told-words.tsx';
import { useMarksWords } from './use-marks-words.ts';

interface ShownQuestionProps {
  question: Result['questions'][number];
  /** Left out where it stands alone. */
  number?: number;
  /** What is said of what was not answered, where that has a word of its own. */
  unanswered?: string | undefined;
}

/** One question of a result: what it came to, what was answered and what is right, as far as it is shown. */
export function ShownQuestion({ question, number, unanswered }: ShownQuestionProps) {
  const t = useText();
  const format = useFormat();
  const words = useMarksWords();
  const { title, outcome, marks, passage, feedback, optionFeedback, handFeedback } = question;
  const earned = marks && words(marks);
  return (
    <>
      <h3>
        {number === undefined ? null : `${format.digits(number)}. `}
        <MarkedText marks="inline" text={title} />
      </h3>
      {outcome || earned ? (
        <p className={styles.outcome}>
          {outcome ? (
            <strong data-outcome={outcome}>
              <Sign of={outcome} />
              {(outcome === 'unanswered' && unanswered) || t(`takingPart:resultOutcome.${outcome}`)}
            </strong>
          ) : null}
          {earned ? <span>{earned}</span> : null}
        </p>
      ) : null}
      {passage ? <FilledPassage passage={passage} /> : <AnswerAndKey question={question} />}
      <OptionFeedback said={optionFeedback} className={styles.feedback} />
      {feedback ? <MarkedText as="div" marks="all" className={styles.feedback} text={feedback} /> : null}
      {handFeedback ? (
        <p className={styles.handFeedback} lang={writtenIn(handFeedback)}>
          {handFeedback}
        </p>
      ) : null}
    </>
  );
}

function AnswerAndKey({ question }: Pick<ShownQuestionProps, 'question'>) {
  const t = useText();
  const { answer, answerRows, outcome, key, keyRows } = question;
  return (
    <dl>
      {answer === null || outcome === 'unanswered' ? null : (
        <div>
          <dt>{t('takingPart:resultAnswer')}</dt>
          <dd>
            <ToldWords words={answer || t('takingPart:resultNoAnswer')} rows={answerRows} />
          </dd>
        </div>
      )}
      {key === null || outcome === 'right' ? null : (
        <div>
          <dt>{t('takingPart:resultKey')}</dt>
          <dd>
            <ToldWords words={key} rows={keyRows} />
          </dd>
        </div>
      )}
    </dl>
  );
}
