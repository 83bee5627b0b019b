/** Which of several attempts at a quiz tells what somebody came to. */
export const GRADES = ['highest', 'last', 'first', 'average'] as const;
export type Grade = (typeof GRADES)[number];

/** Without a bound of the owner's, too: whoever reads a grade has all attempts of an account marked. */
export const MOST_ATTEMPTS = 100;
/** Thirty days. */
export const LONGEST_DELAY_MINUTES = 43_200;

/** How often somebody may take a quiz, and what it comes to. */
export interface Attempts {
  /** Null for as many as anybody may take. */
  most: number | null;
  /** From the end of one to the beginning of the next. */
  delayMinutes: number;
  grade: Grade;
}

/** Where an owner says nothing. */
export const UNBOUNDED: Attempts = { most: null, delayMinutes: 0, grade: 'highest' };

/** What somebody has made of their attempts. */
export interface AttemptsMade {
  made: number;
  lastEnded: Date | null;
}

/** What is left to somebody who has no attempt on the way. */
export interface AttemptsLeft {
  /** Null while their owner says nothing and there are any. */
  left: number | null;
  /** When the next may begin; null for now, and where none is left. */
  from: Date | null;
}

/** What is left at this moment. */
export function attemptsLeft(
  { most, delayMinutes }: Attempts,
  { made, lastEnded }: AttemptsMade,
  now: Date,
): AttemptsLeft {
  const left = most === null && made < MOST_ATTEMPTS ? null : Math.max(0, (most ?? MOST_ATTEMPTS) - made);
  if (left === 0 || lastEnded === null) return { left, from: null };
  const from = new Date(lastEnded.getTime() + delayMinutes * 60_000);
  return { left, from: from > now ? from : null };
}

/** Whether the next may begin at this moment. */
export function mayBeginNext({ left, from }: { left: number | null; from: Date | string | null }): boolean {
  return left !== 0 && from === null;
}
