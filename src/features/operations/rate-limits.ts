import type { RateLimit } from '#kit/contract/rate-limit.ts';

/** Each looks at every project. */
export const OVERVIEWS: RateLimit = {
  name: 'overviews',
  counts: 'looks of one person at how the site is doing',
  limit: 120,
  windowSeconds: 600,
  per: 'caller',
};
