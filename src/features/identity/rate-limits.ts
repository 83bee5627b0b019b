// How often what is costly, or could be guessed, may be tried. Without the
// server's imports: the API tells of the same numbers.
import { DAY, HOUR, MINUTE } from '#domain/text/durations.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';

const QUARTER = 15 * MINUTE;

/** How long the link in a message opens the page for a new password. */
export const RESET_LINK_SECONDS = HOUR;

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

/**
 * Codes of the second step, of which three in a million are right at any moment. Only who has the password comes so
 * far. Recovery codes are not guessed, so they are not counted among them and nobody uses them up (decision 125).
 */
export const SECOND_STEPS = {
  account: {
    name: 'second-step:account',
    counts: 'wrong codes of an app for one account from unknown browsers',
    limit: 10,
    windowSeconds: QUARTER,
  },
  day: {
    name: 'second-step:day',
    counts: 'wrong codes of an app for one account from unknown browsers',
    limit: 50,
    windowSeconds: DAY,
  },
  known: {
    name: 'second-step:known',
    counts: 'wrong codes of an app for one account from browsers it knows',
    limit: 10,
    windowSeconds: HOUR,
  },
} as const satisfies Record<string, RateLimit>;

/**
 * Messages to one email address or mobile number, so that no inbox is flooded. What strangers ask for from elsewhere
 * takes little from its owner, and nobody can have the last one refused (decision 113).
 */
export const MESSAGES = {
  /** All networks together. */
  everywhere: {
    name: 'codes:day',
    counts: 'messages to one email address or mobile number',
    limit: 30,
    windowSeconds: DAY,
  },
  networkDay: {
    name: 'codes:pair:day',
    counts: 'messages to one email address or mobile number, asked for from one network address',
    limit: 10,
    windowSeconds: DAY,
  },
  network: {
    name: 'codes:pair',
    counts: 'messages to one email address or mobile number, asked for from one network address',
    limit: 5,
    windowSeconds: QUARTER,
  },
} as const satisfies Record<string, RateLimit>;

/** Beyond those: there is always a link in the inbox that works, or another one may be sent. */
export const LAST_RESET: RateLimit = {
  name: 'codes:last:reset',
  counts: 'messages with a link to a new password, once there were as many as that',
  limit: 1,
  windowSeconds: RESET_LINK_SECONDS,
};

/** Once it is sent there is an account, whose password may be reset. */
export const LAST_REGISTRATION: RateLimit = {
  name: 'codes:last:register',
  counts: 'messages with a code to verify an account, once there were as many as that',
  limit: 1,
  windowSeconds: DAY,
};

/** A school at once. Beyond it each costs a proof of work (decision 115), or a wait. */
export const FREE_REQUESTS: RateLimit = {
  name: 'accounts:free',
  counts: 'registrations and forgotten passwords from one network address, without a proof of work',
  limit: 300,
  windowSeconds: 10 * MINUTE,
};

/** The more of them, the more work the next one is. */
export const PROVEN_REQUESTS: RateLimit = {
  name: 'accounts:proven',
  counts: 'registrations and forgotten passwords from one network address, with a proof of work',
  limit: 5000,
  windowSeconds: HOUR,
};

export const PROOF_CHALLENGES: RateLimit = {
  name: 'accounts:challenges',
  counts: 'challenges to a proof of work from one network address',
  limit: 6000,
  windowSeconds: HOUR,
};

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

/** Each is a message to somebody who did not ask for it. */
export const INVITATIONS: RateLimit = {
  name: 'invitations',
  counts: 'invitations that one person sends, those sent again among them',
  limit: 200,
  windowSeconds: DAY,
};

export const INVITATIONS_TO_ONE: RateLimit = {
  name: 'invitations:address',
  counts: 'invitations to one email address, whoever sends them',
  limit: 5,
  windowSeconds: DAY,
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

/** Nobody has so many addresses. */
export const ADDRESS_CHANGES: RateLimit = {
  name: 'address-changes',
  counts: 'codes that one account has sent to new email addresses and mobile numbers',
  limit: 10,
  windowSeconds: DAY,
};

/** Whose address it is did not ask for them. */
export const ADDRESS_MESSAGES: RateLimit = {
  name: 'address-messages',
  counts: 'codes to one email address or mobile number that somebody wants to change to',
  limit: 5,
  windowSeconds: HOUR,
};

/** Nobody has so many devices. */
export const PASSKEY_CHANGES: RateLimit = {
  name: 'passkey-changes',
  counts: 'passkeys that one person adds or renames',
  limit: 60,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Each reads all that there is of a person. */
export const ACCOUNT_EXPORTS: RateLimit = {
  name: 'account-exports',
  counts: 'times that one person downloads what is held of them',
  limit: 5,
  windowSeconds: HOUR,
  per: 'caller',
};
