/**
 * What the buttons that post a page of questions, or a ballot, say as `go`. The page's script looks for `next` by that
 * name, which it writes out itself.
 */
export const GO = { on: 'next', back: 'back' } as const;

/** The name of the field in which a form says which question it was drawn for, where each has its time. */
export const TURN = 'turn';
