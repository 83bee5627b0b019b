import type { RateLimit } from '#kit/contract/rate-limit.ts';

/** Each may be fifty megabytes. */
export const DOWNLOADS: RateLimit = {
  name: 'downloads',
  counts: 'uploaded files that one person downloads',
  limit: 1_000,
  windowSeconds: 600,
  per: 'caller',
};

/** Each reads every response of a project. */
export const EXPORTS: RateLimit = {
  name: 'exports',
  counts: 'downloads of one person',
  limit: 60,
  windowSeconds: 600,
  per: 'caller',
};
