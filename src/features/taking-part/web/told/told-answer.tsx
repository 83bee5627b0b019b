import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import type { Respondent } from '../open-respondent.ts';
import { TOLD_ID } from '../practice/practice-fields.ts';
import styles from '../practice/tried.module.css';
import { FilledPassage } from '../result/filled-passage.tsx';
import { OptionFeedback } from '../result/option-feedback.tsx';
import { Sign } from '../result/sign.tsx';
import { ToldWords } from '../result/told-words.tsx';
import { useMarksWords } from '../result/use-marks-words.ts';

type Told = NonNullable<Respondent['told']>['questions'][number];

/** What came of an answer, as far as it is shown: whether it is right, what it earned, what is right, and why. */
export function ToldAnswer({ told }: { told: Told }) {
  const t = useText();
  const words = useMarksWords();
  const { outcome, marks, key, keyRows, passage, feedback, optionFeedback } = told;
  const earned = marks && words(marks);
  const waits = outcome === 'waiting' || (marks !== null && marks.earned === null);
  // What scrolls is reached by keys.
  const mayScroll = Boolean(feedback || passage || keyRows || optionFeedback.length > 0);
  return (
    <section
      id={TOLD_ID}
      className={styles.verdict}
      aria-label={t('takingPart:result')}
      tabIndex={mayScroll ? 0 : undefined}
      data-outcome={outcome ?? undefined}
    >
      {outcome || earned ? (
        <p className={styles.outcome}>
          {outcome ? <Sign of={outcome} size={22} /> : null}
          {outcome ? <strong>{t(`takingPart:resultOutcome.${outcome}`)}</strong> : null}
          {earned ? <span>{earned}</span> : null}
        </p>
      ) : null}
      {waits ? <p>{t('takingPart:waitsForMark')}</p> : null}
      {passage ? <FilledPassage passage={passage} /> : null}
      {key !== null && !passage && outcome !== 'right' ? (
        <div>
          {t('takingPart:resultKey')}: <ToldWords words={<strong>{key}</strong>} rows={keyRows} />
        </div>
      ) : null}
      <OptionFeedback said={optionFeedback} />
      {feedback ? <MarkedText as="div" marks="all" text={feedback} /> : null}
    </section>
  );
}
