import type { ShownMarks } from '#domain/quiz/told-marks-schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './quiz-result.module.css';
import { Sign } from './sign.tsx';
import { useMarksWords } from './use-marks-words.ts';

/** What it is all about: larger than whatever else is said. While something waits nothing is. */
export function Score({ marks }: { marks: ShownMarks }) {
  const t = useText();
  const format = useFormat();
  const words = useMarksWords();
  const { passed, percent } = marks;
  if (percent === null) return null;
  return (
    <div className={styles.score}>
      <p className={styles.marks}>{words(marks)}</p>
      {passed === null ? null : (
        <p className={styles.verdict} data-panel="" data-outcome={passed ? 'right' : 'wrong'}>
          <Sign of={passed ? 'right' : 'wrong'} />
          {t(passed ? 'takingPart:passed' : 'takingPart:notPassed')}
        </p>
      )}
      <span className={styles.share} aria-hidden="true">
        <span style={{ inlineSize: `${Math.max(0, percent)}%` }} />
      </span>
      <p>{t('takingPart:resultPercent', { percent: format.percent(percent / 100) })}</p>
    </div>
  );
}
