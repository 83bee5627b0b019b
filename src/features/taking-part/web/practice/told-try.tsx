import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import type { Respondent } from '../open-respondent.ts';
import { OptionFeedback } from '../result/option-feedback.tsx';
import { ShownQuestion } from '../result/shown-question.tsx';
import { useMarksWords } from '../result/use-marks-words.ts';
import styles from './practice.module.css';

export type Told = NonNullable<Respondent['practice']>['tried'][number];

/** A question that is over: whether it was right, what is right, and what is said of it. */
export function ToldTry({ told }: { told: Told }) {
  const t = useText();
  const { tries, outcome } = told;
  return (
    <article className={styles.card} data-outcome={outcome}>
      <ShownQuestion question={{ ...told, handFeedback: null }} />
      {tries > 1 ? <p className={styles.tries}>{t('practice:tries', { count: tries })}</p> : null}
    </article>
  );
}

/** What came of the last try while one may try again; the question stands below it. */
export function TriedWrong({ told }: { told: Told }) {
  const t = useText();
  const words = useMarksWords();
  const { outcome, optionFeedback, marks } = told;
  const isPartly = outcome === 'partly';
  return (
    <div className={styles.wrong}>
      <Alert tone={isPartly ? 'warning' : 'danger'} announce title={t(isPartly ? 'practice:partly' : 'practice:wrong')}>
        {isPartly ? <p>{words(marks)}</p> : null}
        <OptionFeedback said={optionFeedback} />
      </Alert>
    </div>
  );
}
