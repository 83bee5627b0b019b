import { IconCheck, IconCircleHalf2, IconX } from '@tabler/icons-react';
import type { MarkedOutcome } from '#domain/quiz/outcome.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import styles from '../../summary.module.css';

const SIGNS = { right: IconCheck, partly: IconCircleHalf2, wrong: IconX } as const;

/** Before an answer: whether it is right. */
export function OutcomeSign({ outcome }: { outcome: MarkedOutcome }) {
  const t = useText();
  const { [outcome]: Sign } = SIGNS;
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      <Sign size={18} stroke={2.5} aria-hidden="true" />
      <VisuallyHidden>{t(`reports:outcome.${outcome}`)}: </VisuallyHidden>
    </span>
  );
}
