// The one rule for repeating, wherever a repetition is told from another request.
import { z } from 'zod';
import type { Endpoint } from '#kit/contract/endpoint.ts';

export const HEADER = 'Idempotency-Key';
/** Leaves with a reply that was given before. */
export const REPLAY_HEADER = 'idempotent-replay';

const KEPT_HOURS = 24;
export const KEPT_MS = KEPT_HOURS * 60 * 60 * 1000;

const MB = 1024 * 1024;
/** What is kept of one account at most, as the database packs it: ten thousand replies of some kilobytes, in a day. */
export const KEPT_BYTES = 64 * MB;

/** Long enough that nobody guesses another's. */
const SHORTEST_KEY = 16;
const LONGEST_KEY = 255;

export const idempotencyKey = z
  .string()
  .min(SHORTEST_KEY)
  .max(LONGEST_KEY)
  .regex(/^[\x21-\x7e]+$/, 'visibleAscii');

/** What a key does for a call, for the API's readers. */
export function keyWords({ keysKnown }: Pick<Endpoint, 'keysKnown'>): string {
  const known = keysKnown ?? `For ${KEPT_HOURS} hours`;
  const sameAnswer = 'a repetition with the same key and content changes nothing and is answered as the first was';
  return [
    `Makes repeating the call safe: a new value of ${SHORTEST_KEY} to ${LONGEST_KEY} visible ASCII characters, a UUID for one, ` +
      'for each thing to be done.',
    ...(keysKnown === undefined
      ? [
          `${known} ${sameAnswer}, with the header \`${REPLAY_HEADER}: true\`; other content is refused with 409, and what ` +
            'differs is named.',
          `What is kept of one account's calls for that may take ${KEPT_BYTES / MB} MB; beyond, a call with a key is refused with 429.`,
        ]
      : [`${known} ${sameAnswer}; other content, or another call with the same key, is refused with 409.`]),
    'A call that was refused leaves its key free.',
  ].join(' ');
}
