/** Where an error of the product happened. */
export const ERROR_SOURCES = ['server', 'browser'] as const;
export type ErrorSource = (typeof ERROR_SOURCES)[number];
