import { DAY, HOUR } from '#domain/text/durations.ts';
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

export const ERROR_CHANGES: RateLimit = {
  name: 'error-changes',
  counts: 'errors that one person resolves or reopens',
  limit: 300,
  windowSeconds: 600,
  per: 'caller',
};

export const JOB_CHANGES: RateLimit = {
  name: 'job-changes',
  counts: 'times that one person runs failed jobs again or discards them',
  limit: 300,
  windowSeconds: 600,
  per: 'caller',
};

/** Anybody may tell of an error: what they tell takes room. */
export const BROWSER_ERRORS = {
  network: {
    name: 'browser-errors:address',
    counts: 'errors that pages tell of from one network address',
    limit: 60,
    windowSeconds: HOUR,
  },
  all: { name: 'browser-errors', counts: 'errors that all pages together tell of', limit: 5_000, windowSeconds: DAY },
} as const satisfies Record<string, RateLimit>;

export const MAIL_WORDINGS: RateLimit = {
  name: 'mail-wordings',
  counts: 'changes of emails that one person makes',
  limit: 120,
  windowSeconds: HOUR,
  per: 'caller',
};

/** As one writes, after every pause. */
export const MAIL_PREVIEWS: RateLimit = {
  name: 'mail-previews',
  counts: 'emails that one person has drawn to look at',
  limit: 1_200,
  windowSeconds: HOUR,
  per: 'caller',
};

export const TEST_MAILS: RateLimit = {
  name: 'test-mails',
  counts: 'emails that one person sends themselves to try them out',
  limit: 20,
  windowSeconds: HOUR,
  per: 'caller',
};
