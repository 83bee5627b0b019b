import type { RateLimit } from '#kit/contract/rate-limit.ts';

/** Each may be fifty megabytes. */
export const DOWNLOADS: RateLimit = {
  name: 'downloads',
  counts: 'uploaded files that one person downloads',
  limit: 1_000,
  windowSeconds: 600,
  per: 'caller',
};

/** Each reads every response of a project, and holds megabytes of it for as long as whoever reads takes. */
export const EXPORTS: RateLimit = {
  name: 'exports',
  counts: 'downloads of one person',
  limit: 60,
  windowSeconds: 600,
  per: 'caller',
  atOnce: 4,
};

/** Each counts as many as 10,000 responses; an open page asks twenty times in ten minutes. */
export const NARROWED_REPORTS: RateLimit = {
  name: 'narrowed-reports',
  counts: 'reports of some responses alone that one person asks for',
  limit: 300,
  windowSeconds: 600,
  per: 'caller',
};

/** Each marks every attempt of as many as 50 people. */
export const GRADES_READ: RateLimit = {
  name: 'grades',
  counts: 'pages of what people came to at quizzes that one person asks for',
  limit: 300,
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
