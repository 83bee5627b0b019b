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

/** Each looks through as many as 20,000 respondents. */
export const PERSON_SEARCHES: RateLimit = {
  name: 'person-searches',
  counts: 'searches of one person for what is held of somebody',
  limit: 300,
  windowSeconds: 600,
  per: 'caller',
};
