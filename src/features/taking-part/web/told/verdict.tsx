import type { ReactNode } from 'react';
import type { ToldQuestion } from '#domain/quiz/during.ts';
import type { Outcome } from '#domain/quiz/outcome.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { OptionFeedback } from '../result/option-feedback.tsx';
import styles from './told.module.css';
import { TOLD_ID } from './told-id.ts';

interface VerdictProps {
  told: Pick<ToldQuestion, 'keyRows' | 'passage' | 'feedback' | 'optionFeedback'>;
  /** Gives it a colour; null where it has none. */
  outcome: Outcome | null;
  /** What came of the answer, and what is right. */
  children: ReactNode;
  /** What stands below the feedback. */
  after?: ReactNode;
}

/** What is told of an answer beside the way on: what came of it, and why. */
export function Verdict({ told, outcome, children, after }: VerdictProps) {
  const t = useText();
  const { keyRows, passage, feedback, optionFeedback } = told;
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
      {children}
      <OptionFeedback said={optionFeedback} />
      {feedback ? <MarkedText as="div" marks="all" text={feedback} /> : null}
      {after}
    </section>
  );
}
