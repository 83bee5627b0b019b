import { MINUTE } from '#domain/text/durations.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';

/** A school behind one network address, each keeping what it was given. */
export const PLACES: RateLimit = {
  name: 'places',
  counts: 'lists of places for one network address',
  limit: 300,
  windowSeconds: MINUTE,
};
