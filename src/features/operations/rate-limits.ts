import type { RateLimit } from '#kit/contract/rate-limit.ts';

/** Each counts to ten thousand. */
export const LOG_READS: RateLimit = {
  name: 'log-reads',
  counts: 'looks of one person at the logs of what was done',
  limit: 600,
  windowSeconds: 600,
  per: 'caller',
};

/** Each looks at every project. */
export const OVERVIEWS: RateLimit = {
  name: 'overviews',
  counts: 'looks of one person at how the site is doing',
  limit: 120,
  windowSeconds: 600,
  per: 'caller',
};
