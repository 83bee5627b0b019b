// How often what is costly, or could be guessed, may be tried. Without the
// server's imports: the API tells of the same numbers.
import { DAY, HOUR, MINUTE } from '#domain/text/durations.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';

const QUARTER = 15 * MINUTE;

/** Passwords; right ones do not count. */
export const PASSWORD_TRIES = {
  /** Slows a person who guesses. */
  pair: {
    name: 'sign-in:pair',
    counts: 'wrong passwords for one account from one network address',
    limit: 5,
    windowSeconds: MINUTE,
  },
  /** Slows many machines that guess together. */
  account: {
    name: 'sign-in:account',
    counts: 'wrong passwords for one account from unknown browsers',
    limit: 10,
    windowSeconds: QUARTER,
  },
  /** What strangers spend is not taken from the owner. */
  known: {
    name: 'sign-in:known',
    counts: 'wrong passwords for one account from a browser it knows',
    limit: 10,
    windowSeconds: QUARTER,
  },
  /** High: a campus of thousands may share a network address. */
  network: {
    name: 'sign-in:address',
    counts: 'wrong passwords from one network address',
    limit: 300,
    windowSeconds: QUARTER,
  },
} as const satisfies Record<string, RateLimit>;

/** Hashing each costs some 13 ms of a core. */
export const PASSWORD_CHANGES: RateLimit = {
  name: 'password-changes',
  counts: 'new passwords of one account',
  limit: 20,
  windowSeconds: HOUR,
};

/** With many accounts to try, a million codes are few. */
export const WRONG_CODES: RateLimit = {
  name: 'codes:address',
  counts: 'wrong codes from one network address',
  limit: 100,
  windowSeconds: HOUR,
};

/** Nobody's inbox is flooded, and codes cannot be tried by the thousand. */
export const MESSAGES = {
  quarter: {
    name: 'codes',
    counts: 'messages to one email address or mobile number',
    limit: 5,
    windowSeconds: QUARTER,
  },
  day: { name: 'codes:day', counts: 'messages to one email address or mobile number', limit: 20, windowSeconds: DAY },
} as const satisfies Record<string, RateLimit>;

/** A campus again. */
export const ACCOUNT_REQUESTS: RateLimit = {
  name: 'accounts:address',
  counts: 'registrations and forgotten passwords from one network address',
  limit: 1000,
  windowSeconds: HOUR,
};

/** A search reads every name there is. */
export const USER_LISTS: RateLimit = {
  name: 'user-lists',
  counts: 'pages of users that one administrator reads',
  limit: 600,
  windowSeconds: HOUR,
  per: 'caller',
};

export const USER_CHANGES: RateLimit = {
  name: 'user-changes',
  counts: 'changes that one administrator makes to accounts of others',
  limit: 300,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Each takes up to a second of a core. */
export const NEW_PHOTOS: RateLimit = {
  name: 'new-photos',
  counts: 'photos of themselves that one person uploads',
  limit: 30,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Each takes some milliseconds of a core; what was made before is not counted. */
export const PHOTO_SIZES: RateLimit = {
  name: 'photo-sizes',
  counts: 'sizes of photos that are made for one network address',
  limit: 600,
  windowSeconds: MINUTE,
};
