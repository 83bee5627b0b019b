import type { RateLimit } from '#kit/contract/rate-limit.ts';

/** Each reads every response of a project. */
export const EXPORTS: RateLimit = {
  name: 'exports',
  counts: 'downloads of one person',
  limit: 60,
  windowSeconds: 600,
  per: 'caller',
};
