/** Why something could not be done: one text for every error code, and for a browser without a connection. */
export const failures = {
  invalid: 'Please check the marked fields and try again.',
  signed_out: 'Please sign in to go on.',
  forbidden: 'You are not allowed to do this.',
  not_found: 'This could not be found. It may have been deleted.',
  conflict: 'This has changed in the meantime. Reload the page and try again.',
  gone: 'This is no longer available.',
  too_large: 'What you sent is too large. Shorten it and try again.',
  limited: 'Too many attempts. Please wait a little and try again.',
  plan_limit: 'Your plan does not include this. Choose a larger plan to go on.',
  internal: 'Something went wrong on our side. Please try again.',
  busy: 'The service is busy. Please try again in a moment.',
  offline: 'You are offline. Check your connection and try again.',
  unreadable: 'The request could not be read.',
} as const;
