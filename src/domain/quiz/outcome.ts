export const OUTCOMES = ['right', 'partly', 'wrong', 'unanswered'] as const;
/** Whether an answer earned all of the points, some, or none. */
export type Outcome = (typeof OUTCOMES)[number];
