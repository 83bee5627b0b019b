// The one rule for repeating, wherever a repetition is told from another request.
import { z } from 'zod';

export const HEADER = 'Idempotency-Key';
/** Leaves with a reply that was given before. */
export const REPLAY_HEADER = 'idempotent-replay';

const KEPT_HOURS = 24;
export const KEPT_MS = KEPT_HOURS * 60 * 60 * 1000;

/** Long enough that nobody guesses another's. */
const SHORTEST_KEY = 16;
const LONGEST_KEY = 255;

export const idempotencyKey = z
  .string()
  .min(SHORTEST_KEY)
  .max(LONGEST_KEY)
  .regex(/^[\x21-\x7e]+$/, 'visibleAscii')
  .describe(
    `Makes repeating the call safe: a new value of ${SHORTEST_KEY} to ${LONGEST_KEY} visible ASCII characters, a UUID for one, ` +
      `for each thing to be done. For ${KEPT_HOURS} hours a repetition with the same key and content changes nothing and is ` +
      `answered as the first was, with the header \`${REPLAY_HEADER}: true\`; other content is refused with 409, and what ` +
      'differs is named. A call that was refused leaves its key free.',
  );
