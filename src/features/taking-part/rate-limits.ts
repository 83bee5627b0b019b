import type { RateLimit } from '#kit/contract/rate-limit.ts';

const TEN_MINUTES = 600;

/** Wrong passwords of limited projects: many, for a whole school may sit behind one address. */
export const POLL_PASSWORD_TRIES = {
  project: { name: 'poll-password', limit: 100, windowSeconds: TEN_MINUTES },
  /** For all projects together: each try is hashed, and projects cost nothing. */
  address: { name: 'poll-password:address', limit: 300, windowSeconds: TEN_MINUTES },
} as const satisfies Record<string, RateLimit>;
