/** Why something could not be done: one text for every error code, and for a browser without a connection. */
export const failures = {
  invalid: 'Check the marked fields and try again.',
  signed_out: 'Sign in to continue.',
  forbidden: 'You are not allowed to do this.',
  not_found: 'This could not be found. It may have been deleted.',
  conflict: 'This has changed in the meantime. Reload the page and try again.',
  gone: 'This is no longer available.',
  too_large: 'What you sent is too large. Shorten it and try again.',
  limited: 'Too many attempts. Wait a little and try again.',
  plan_limit: 'Your plan does not include this. Choose a larger plan to continue.',
  internal: 'Something went wrong on our side. Try again.',
  busy: 'The service is busy. Try again in a moment.',
  offline: 'You are offline. Check your connection and try again.',
  unreadable: 'The request could not be read.',
} as const;
