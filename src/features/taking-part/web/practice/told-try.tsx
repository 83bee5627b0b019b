import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import type { Practising } from '../../contract/welcome.ts';
import type { Respondent } from '../open-respondent.ts';
import { FilledPassage } from '../result/filled-passage.tsx';
import { OptionFeedback } from '../result/option-feedback.tsx';
import { Sign } from '../result/sign.tsx';
import { ToldWords } from '../result/told-words.tsx';
import { useMarksWords } from '../result/use-marks-words.ts';
import { ComesBack } from './comes-back.tsx';
import { TOLD_ID } from './practice-fields.ts';
import styles from './tried.module.css';

export type Told = NonNullable<Respondent['practice']>['tried'][number];

interface ToldTryProps {
  told: Told;
  /** What the account of whoever is signed in remembers; their browser does of whoever is not. */
  own: Practising['own'];
}

/**
 * What came of the last try, beside the way on: whether it was right, and once it is over what is right and why. What
 * was looked up is told in no colour.
 */
export function ToldTry({ told, own }: ToldTryProps) {
  const t = useText();
  const words = useMarksWords();
  const { outcome, isOver, marks, key, keyRows, passage, feedback, optionFeedback, tries } = told;
  const isShown = isOver && outcome !== 'right';
  // What scrolls is reached by keys.
  const mayScroll = Boolean(feedback || passage || keyRows || optionFeedback.length > 0);
  return (
    <section
      id={TOLD_ID}
      className={styles.verdict}
      aria-label={t('takingPart:result')}
      tabIndex={mayScroll ? 0 : undefined}
      data-outcome={isShown ? undefined : outcome}
    >
      <p className={styles.outcome}>
        {isShown ? null : <Sign of={outcome} size={22} />}
        <strong>{t(`practice:told.${wordOf(told)}`)}</strong>
        {isShown && !passage && !keyRows ? <strong>{key}</strong> : null}
        {isOver && tries > 1 ? <span>{t('practice:tries', { count: tries })}</span> : null}
        {marks && (isOver || outcome === 'partly') ? <span>{words(marks)}</span> : null}
      </p>
      {isShown && passage ? <FilledPassage passage={passage} /> : null}
      {isShown && !passage && keyRows ? <ToldWords words={key} rows={keyRows} /> : null}
      <OptionFeedback said={optionFeedback} />
      {feedback ? <MarkedText as="div" marks="all" text={feedback} /> : null}
      {isOver ? <ComesBack id={told.id} day={told.day} own={own} /> : null}
    </section>
  );
}

function wordOf({ outcome, isOver, tries }: Told) {
  if (outcome === 'right') return tries > 1 ? 'found' : 'right';
  if (isOver) return 'shown';
  return outcome === 'partly' ? 'partly' : 'wrong';
}
