import { AppError } from '#kit/contract/errors.ts';

const ATTEMPTS = 4;

/**
 * Looks and writes again while others change, in between, what was looked at. Whoever meets that time after time is asked
 * to come back in a moment.
 */
export async function untilTaken<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tried = 0; tried < ATTEMPTS; tried += 1) {
    const taken = await attempt();
    if (taken !== undefined) return taken;
  }
  throw new AppError('busy', { retryAfterSeconds: 1 });
}
