/**
 * How long a test looks again for what takes its time on a busy machine; what is so already is waited for no longer.
 */
export const patience = { timeout: 90_000, interval: 50 };
