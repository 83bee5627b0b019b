import type { EndedState } from '../../answers/respondent-state.ts';
import type { Closing } from './closing-schema.ts';

interface Ended {
  /** Where a jump or a full quota led to one. */
  closing: Closing | undefined;
  end: EndedState;
  /** Where the project leads those who completed it. */
  redirect: string | null;
}

/** What a page of thanks opens by itself; null where it stays. A closing leads where it says, or nowhere. */
export function redirectOf({ closing, end, redirect }: Ended): string | null {
  if (closing) return (closing.redirects && closing.link) || null;
  return end === 'completed' ? redirect : null;
}
