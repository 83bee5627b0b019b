import { MINUTE } from '#domain/text/durations.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';

const TEN_MINUTES = 10 * MINUTE;

/** Wrong passwords of limited projects: many, for a whole school may sit behind one network address. */
export const POLL_PASSWORD_TRIES = {
  project: {
    name: 'poll-password',
    counts: 'wrong passwords of one project from one network address',
    limit: 100,
    windowSeconds: TEN_MINUTES,
  },
  /** For all projects together: each try is hashed, and projects cost nothing. */
  network: {
    name: 'poll-password:address',
    counts: 'wrong passwords of all projects from one network address',
    limit: 300,
    windowSeconds: TEN_MINUTES,
  },
} as const satisfies Record<string, RateLimit>;

/** A campus behind one network address may begin together. */
export const STARTS: RateLimit = {
  name: 'starts',
  counts: 'starts of one project from one network address',
  limit: 3_000,
  windowSeconds: MINUTE,
};

/** A class that practises behind one network address, a try each every few seconds. */
export const TRIES: RateLimit = {
  name: 'tries',
  counts: 'tries in one project from one network address',
  limit: 3_000,
  windowSeconds: MINUTE,
};

/** A class that hands its work in behind one network address. */
export const FILES: RateLimit = {
  name: 'files',
  counts: 'files begun in one project from one network address',
  limit: 600,
  windowSeconds: MINUTE,
};

/** As many megabytes. */
export const PIECES: RateLimit = {
  name: 'pieces',
  counts: 'pieces of files of one project from one network address',
  limit: 6_000,
  windowSeconds: MINUTE,
};

/** Each may be as large as a file can be; people look at what they sent once or twice. */
export const OWN_DOWNLOADS: RateLimit = {
  name: 'own-downloads',
  counts: 'files that respondents of one project take back to one network address',
  limit: 300,
  windowSeconds: MINUTE,
};

/** Each takes a tenth of a second of a core; what was drawn before is not counted. */
export const PICTURES: RateLimit = {
  name: 'pictures',
  counts: 'pictures of surveys drawn for one network address',
  limit: 60,
  windowSeconds: MINUTE,
};

/** Each takes some 30 ms of a core; what was cut before is not counted, and a school meets a survey together. */
export const LETTERS: RateLimit = {
  name: 'letters',
  counts: 'fonts cut for titles shown to one network address',
  limit: 300,
  windowSeconds: MINUTE,
};

/** Of codes there are too many to try; this keeps whoever does from costing anything. */
export const CERTIFICATES: RateLimit = {
  name: 'certificates',
  counts: 'certificates looked up from one network address',
  limit: 120,
  windowSeconds: MINUTE,
};

/** Each takes some 10 ms of a core. */
export const CERTIFICATE_FILES: RateLimit = {
  name: 'certificate-files',
  counts: 'certificates set as PDF for one network address',
  limit: 60,
  windowSeconds: MINUTE,
};

/** A class looks together, again and again. */
export const LEADERBOARDS: RateLimit = {
  name: 'leaderboards',
  counts: 'leaderboards read from one network address',
  limit: 600,
  windowSeconds: MINUTE,
};

/** More than a class writes together. */
export const LEADERBOARD_NAMES: RateLimit = {
  name: 'leaderboard-names',
  counts: 'names written on leaderboards from one network address',
  limit: 120,
  windowSeconds: MINUTE,
};
