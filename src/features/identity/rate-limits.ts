// How often what is costly, or could be guessed, may be tried. Without the server's imports: the API tells of the same numbers.
import type { RateLimit } from '#kit/contract/rate-limit.ts';

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Passwords; right ones do not count. */
export const PASSWORD_TRIES = {
  /** For one account from one address: slows a person who guesses. */
  pair: { name: 'sign-in:pair', limit: 5, windowSeconds: MINUTE },
  /** For one account from all strangers: slows many machines that guess together. */
  account: { name: 'sign-in:account', limit: 10, windowSeconds: QUARTER },
  /** For one account in one browser that it knows: what strangers spend is not taken from its owner. */
  known: { name: 'sign-in:known', limit: 10, windowSeconds: QUARTER },
  /** From one address. High: a campus of thousands may share it. */
  address: { name: 'sign-in:address', limit: 300, windowSeconds: QUARTER },
} as const satisfies Record<string, RateLimit>;

/** Passwords that one account is given: each is hashed. */
export const PASSWORD_CHANGES: RateLimit = { name: 'password-changes', limit: 20, windowSeconds: HOUR };

/** Wrong codes from one address: with many accounts to try, a million codes are few. */
export const WRONG_CODES: RateLimit = { name: 'codes:address', limit: 100, windowSeconds: HOUR };

/** Messages to one address or number: nobody's inbox is flooded, and codes cannot be tried by the thousand. */
export const MESSAGES = {
  quarter: { name: 'codes', limit: 5, windowSeconds: QUARTER },
  day: { name: 'codes:day', limit: 20, windowSeconds: DAY },
} as const satisfies Record<string, RateLimit>;

/** Registrations and forgotten passwords asked for from one address; a campus again. */
export const ACCOUNT_REQUESTS: RateLimit = { name: 'accounts:address', limit: 1000, windowSeconds: HOUR };
