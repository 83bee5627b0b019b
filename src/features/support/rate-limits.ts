import { DAY, HOUR } from '#domain/text/durations.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';

/** Whoever writes to us gets an email; nobody's inbox is flooded by it. */
export const CONTACTS = {
  /** A campus may share a network address. */
  network: {
    name: 'contacts:address',
    counts: 'messages sent to us from one network address',
    limit: 60,
    windowSeconds: HOUR,
  },
  sender: { name: 'contacts', counts: 'messages sent to us with one email address', limit: 5, windowSeconds: DAY },
} as const satisfies Record<string, RateLimit>;

/** Somebody on the staff reads each. */
export const NEW_TICKETS: RateLimit = {
  name: 'tickets',
  counts: 'tickets that one person opens',
  limit: 20,
  windowSeconds: DAY,
  per: 'caller',
};

/** Each takes up to five megabytes of the storage for a day, whether or not a message names it. */
export const TICKET_FILES: RateLimit = {
  name: 'ticket-files',
  counts: 'files that one person uploads to tickets',
  limit: 60,
  windowSeconds: DAY,
  per: 'caller',
};

export const TICKET_DOWNLOADS: RateLimit = {
  name: 'ticket-downloads',
  counts: 'files of tickets that one person downloads',
  limit: 300,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Two programs that answer each other do so for ever. */
export const MAILED_ANSWERS: RateLimit = {
  name: 'mailed-answers',
  counts: 'answers by email that one address sends',
  limit: 20,
  windowSeconds: HOUR,
};

/** Answers go out as emails. */
export const SUPPORT_CHANGES: RateLimit = {
  name: 'support-changes',
  counts: 'answers and other changes that one person makes in customer support',
  limit: 300,
  windowSeconds: HOUR,
  per: 'caller',
};
