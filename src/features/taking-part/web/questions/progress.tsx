import type { CSSProperties } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from '../taking-part.module.css';

/** More of them than this run into each other on a narrow phone. */
const MOST_STROKES = 40;

interface ProgressProps {
  answered: number;
  total: number;
  /** In `step` view, which question this is. */
  step?: number;
}

/** How far one has come, in words and as a bar; the island keeps both up to date. */
export function Progress({ answered, total, step }: ProgressProps) {
  const t = useText();
  const format = useFormat();
  // Of how many is said by the step already.
  const key = step === undefined ? 'takingPart:progress' : 'takingPart:answered';
  const words = t(key, { answered, total });
  const pattern = t(key, { answered: '#', total });
  return (
    <div className={total <= MOST_STROKES ? `${styles.progress} ${styles.tally}` : styles.progress} style={hung(total)}>
      <p>
        {step === undefined ? null : (
          <>
            <span>{t('takingPart:step', { step, steps: total })}</span>
            {' · '}
          </>
        )}
        <span data-progress-words={pattern}>{words}</span>
      </p>
      <progress value={answered} max={total} aria-label={words} data-progress>
        {format.percent(total === 0 ? 1 : answered / total)}
      </progress>
    </div>
  );
}

function hung(questions: number): CSSProperties {
  return { '--questions': questions } as CSSProperties;
}
