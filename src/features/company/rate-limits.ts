import { DAY, HOUR, MINUTE } from '#domain/text/durations.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';

export const NEW_COMPANIES: RateLimit = {
  name: 'new-companies',
  counts: 'companies that one person makes',
  limit: 10,
  windowSeconds: DAY,
  per: 'caller',
};

export const COMPANY_CHANGES: RateLimit = {
  name: 'company-changes',
  counts: 'changes that one person makes to companies and their members',
  limit: 300,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Each takes up to a second of a core. */
export const NEW_LOGOS: RateLimit = {
  name: 'new-logos',
  counts: 'logos of companies that one person uploads',
  limit: 30,
  windowSeconds: HOUR,
  per: 'caller',
};

/** Each takes some milliseconds of a core; what was made before is not counted. */
export const LOGO_SIZES: RateLimit = {
  name: 'logo-sizes',
  counts: 'sizes of logos that are made for one network address',
  limit: 600,
  windowSeconds: MINUTE,
};

/** Each is an email to somebody who did not ask for it. */
export const INVITATIONS = {
  inviter: {
    name: 'company-invitations',
    counts: 'invitations to companies that one person sends',
    limit: 60,
    windowSeconds: DAY,
    per: 'caller',
  },
  invited: {
    name: 'company-invitations:address',
    counts: 'invitations to companies that are sent to one email address',
    limit: 5,
    windowSeconds: DAY,
  },
} as const satisfies Record<string, RateLimit>;

export const COMPANY_OVERSIGHT: RateLimit = {
  name: 'company-oversight',
  counts: 'lists of everybody’s companies that one person reads, and companies that they suspend or restore',
  limit: 600,
  windowSeconds: HOUR,
  per: 'caller',
};
