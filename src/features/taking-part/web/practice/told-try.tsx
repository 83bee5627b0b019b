import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Practising } from '../../contract/welcome.ts';
import type { Respondent } from '../open-respondent.ts';
import { FilledPassage } from '../result/filled-passage.tsx';
import { Sign } from '../result/sign.tsx';
import { ToldWords } from '../result/told-words.tsx';
import { useMarksWords } from '../result/use-marks-words.ts';
import styles from '../told/told.module.css';
import { Verdict } from '../told/verdict.tsx';
import { ComesBack } from './comes-back.tsx';

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
  const { outcome, isOver, marks, key, keyRows, passage, tries } = told;
  const isShown = isOver && outcome !== 'right';
  return (
    <Verdict
      told={told}
      outcome={isShown ? null : outcome}
      after={isOver ? <ComesBack id={told.id} day={told.day} own={own} /> : null}
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
    </Verdict>
  );
}

function wordOf({ outcome, isOver, tries }: Told) {
  if (outcome === 'right') return tries > 1 ? 'found' : 'right';
  if (isOver) return 'shown';
  return outcome === 'partly' ? 'partly' : 'wrong';
}
