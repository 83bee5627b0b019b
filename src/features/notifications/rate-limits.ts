import { HOUR } from '#domain/text/durations.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';

/** Whoever announces something tells thousands. */
export const ANNOUNCING: RateLimit = {
  name: 'announcing',
  counts: 'announcements that one person makes or changes',
  limit: 60,
  windowSeconds: HOUR,
  per: 'caller',
};
