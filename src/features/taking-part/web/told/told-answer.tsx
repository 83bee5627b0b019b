import type { ToldQuestion } from '#domain/quiz/during.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FilledPassage } from '../result/filled-passage.tsx';
import { Sign } from '../result/sign.tsx';
import { ToldWords } from '../result/told-words.tsx';
import { useMarksWords } from '../result/use-marks-words.ts';
import styles from './told.module.css';
import { Verdict } from './verdict.tsx';

/** What came of an answer, as far as it is shown: whether it is right, what it earned, what is right, and why. */
export function ToldAnswer({ told }: { told: ToldQuestion }) {
  const t = useText();
  const words = useMarksWords();
  const { outcome, marks, key, keyRows, passage } = told;
  const earned = marks && words(marks);
  const waits = outcome === 'waiting' || (marks !== null && marks.earned === null);
  return (
    <Verdict told={told} outcome={outcome}>
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
    </Verdict>
  );
}
