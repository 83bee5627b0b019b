import type { Outcome } from '#domain/quiz/outcome.ts';
import { Icon } from '#ui/plain/icons.tsx';

const RING = 'M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18';

/** Partly is a disc half full, waiting a clock. */
const SIGNS: Record<Outcome, { lines: string; filled?: string }> = {
  right: { lines: 'm5 13 4 4L19 7' },
  partly: { lines: RING, filled: 'M12 3a9 9 0 0 1 0 18Z' },
  wrong: { lines: 'M6 6l12 12M18 6 6 18' },
  unanswered: { lines: 'M6 12h12' },
  waiting: { lines: `${RING}M12 7.5V12l3 2` },
};

/** What an answer came to, drawn beside words that say it. */
export function Sign({ of, size = 18 }: { of: Outcome; size?: number }) {
  const { lines, filled } = SIGNS[of];
  return (
    <Icon size={size} stroke={filled || of === 'waiting' ? 2.25 : 3}>
      <path d={lines} />
      {filled ? <path d={filled} fill="currentColor" stroke="none" /> : null}
    </Icon>
  );
}
