import type { Share } from './share.ts';

/** What an answer whose result is known can have come to. */
export const KNOWN_OUTCOMES = ['right', 'partly', 'wrong', 'unanswered'] as const;
export const OUTCOMES = [...KNOWN_OUTCOMES, 'waiting'] as const;
/** Whether an answer earned all of the points, some, or none; or waits for somebody to mark it. */
export type Outcome = (typeof OUTCOMES)[number];

/** Of an answer that was marked. */
export type MarkedOutcome = Exclude<Outcome, 'unanswered' | 'waiting'>;

/** What so much of the points comes to. */
export function outcomeOf({ part, of }: Share): MarkedOutcome {
  if (part >= of) return 'right';
  return part > 0n ? 'partly' : 'wrong';
}
