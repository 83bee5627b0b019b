import type { CSSProperties } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './questions.module.css';

/** More of them than this run into each other on a narrow phone. */
const MOST_STROKES = 40;

/** More of them than this are a comb there, and no tally. */
const MOST_ON_PHONE = 15;

type Stands = 'at' | 'before' | 'after';

interface ProgressProps {
  answered: number;
  total: number;
  /** In `step` view, which question this is. */
  step?: number;
  /** Answers to come may make them fewer. */
  atMost?: boolean;
  /** In `step` view: at that question, or at something that is only said before it, or after the last one. */
  stands?: Stands;
  /** Which questions are counted changes with the answers, and the page's script counts them itself. */
  byPath?: boolean;
}

/** How far one has come, in words and as a bar: by questions in `step` view, else by answers, as the island counts. */
export function Progress({ answered, total, step, atMost = false, stands = 'at', byPath = false }: ProgressProps) {
  const t = useText();
  const format = useFormat();
  const isStep = step !== undefined;
  const come = isStep ? step - (stands === 'at' ? 0 : 1) : answered;
  const words = isStep
    ? t(stepWords({ atMost, stands }), { step, steps: total })
    : t('takingPart:progress', { answered, total });
  const pattern = isStep ? undefined : t('takingPart:progress', { answered: '#', total: byPath ? '##' : total });
  return (
    <div
      className={total <= MOST_STROKES ? `${styles.progress} ${styles.tally}` : styles.progress}
      style={hung(total)}
      data-many={total > MOST_ON_PHONE || undefined}
    >
      <p data-progress-words={pattern}>{words}</p>
      <progress value={come} max={total} aria-label={words} data-progress={isStep || byPath ? undefined : ''}>
        {format.percent(total === 0 ? 1 : come / total)}
      </progress>
    </div>
  );
}

/** Which text says the place in `step` view. */
export function stepWords({ atMost, stands }: { atMost: boolean; stands: Stands }) {
  if (stands !== 'at') return stands === 'before' ? 'takingPart:beforeStep' : 'takingPart:afterSteps';
  return atMost ? 'takingPart:stepAtMost' : 'takingPart:step';
}

function hung(questions: number): CSSProperties {
  return { '--questions': questions } as CSSProperties;
}
