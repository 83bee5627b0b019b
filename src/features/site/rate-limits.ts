import { HOUR } from '#domain/text/durations.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';

/** Each makes every process read the site's content again. */
export const CONTENT_CHANGES: RateLimit = {
  name: 'content-changes',
  counts: 'changes that one person makes to what the site says',
  limit: 600,
  windowSeconds: HOUR,
  per: 'caller',
};

/** A search reads every title, and the questions of those that it finds. */
export const HOME_PROJECTS: RateLimit = {
  name: 'home-projects',
  counts: 'searches that one administrator makes for a project of the home page',
  limit: 600,
  windowSeconds: HOUR,
  per: 'caller',
};
