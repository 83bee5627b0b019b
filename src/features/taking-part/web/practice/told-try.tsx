import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import type { Practising } from '../../contract/welcome.ts';
import type { Respondent } from '../open-respondent.ts';
import { FilledPassage } from '../result/filled-passage.tsx';
import { OptionFeedback } from '../result/option-feedback.tsx';
import { Sign } from '../result/sign.tsx';
import { useMarksWords } from '../result/use-marks-words.ts';
import { ComesBack } from './comes-back.tsx';
import styles from './practice.module.css';

export type Told = NonNullable<Respondent['practice']>['tried'][number];

/** What the fields and the way on are described by. */
export const VERDICT = 'verdict';

interface ToldTryProps {
  told: Told;
  /** What the account of whoever is signed in remembers; their browser does of whoever is not. */
  own: Practising['own'];
}

/** What came of the last try, beside the way on: whether it was right, and once it is over what is right and why. */
export function ToldTry({ told, own }: ToldTryProps) {
  const t = useText();
  const words = useMarksWords();
  const { outcome, isOver, marks, key, passage, feedback, optionFeedback, tries } = told;
  const explains = isOver && outcome !== 'right';
  return (
    <div id={VERDICT} className={styles.verdict} data-outcome={outcome}>
      <p className={styles.outcome}>
        {outcome === 'unanswered' ? null : <Sign of={outcome} size={22} />}
        <strong>{t(`practice:told.${wordOf(told)}`)}</strong>
        {outcome === 'unanswered' && !passage ? <strong>{key}</strong> : null}
        {isOver && tries > 1 ? <span>{t('practice:tries', { count: tries })}</span> : null}
        {marks && (isOver || outcome === 'partly') ? <span>{words(marks)}</span> : null}
      </p>
      {explains && passage ? <FilledPassage passage={passage} /> : null}
      {explains && outcome !== 'unanswered' && key && !passage ? (
        <p className={styles.key}>
          {t('takingPart:resultKey')}: <strong>{key}</strong>
        </p>
      ) : null}
      <OptionFeedback said={optionFeedback} />
      {feedback ? <MarkedText as="div" marks="all" text={feedback} /> : null}
      {isOver ? <ComesBack id={told.id} day={told.day} own={own} /> : null}
    </div>
  );
}

/** The outcomes of what was answered, and what is said where it is over. */
function wordOf({ outcome, isOver, tries }: Told) {
  if (outcome === 'right') return tries > 1 ? 'found' : 'right';
  if (!isOver) return outcome === 'partly' ? 'partly' : 'wrong';
  return tries === 0 ? 'shown' : 'over';
}
