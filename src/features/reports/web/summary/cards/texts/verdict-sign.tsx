import { IconCheck, IconCircleHalf2, IconX } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import styles from '../../summary.module.css';
import type { Verdict } from './keyed-texts.ts';

const SIGNS = { right: IconCheck, partly: IconCircleHalf2, wrong: IconX } as const;

/** Before an answer: whether it is right. */
export function VerdictSign({ verdict }: { verdict: Verdict }) {
  const t = useText();
  const { [verdict]: Sign } = SIGNS;
  return (
    <span className={styles.verdict} data-outcome={verdict}>
      <Sign size={18} stroke={2.5} aria-hidden="true" />
      <VisuallyHidden>{t(`reports:outcome.${verdict}`)}: </VisuallyHidden>
    </span>
  );
}
