import pLimit from 'p-limit';

/**
 * Runs what anybody may set off in any number, such as counting and looking up sign-ins, a few at a time. A hundred
 * that come in one moment would else open as many connections to the database and be worked on in one go, and pages and
 * files wait until all of it is done; so they get their turns in between. Never within a transaction: who waits for a
 * turn there holds what those whose turn it is may wait for.
 */
export const fewAtATime = pLimit(2);
