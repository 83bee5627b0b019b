import { Piscina } from 'piscina';
import { onTestFinished, vi } from 'vitest';

/**
 * Counts, from now to the end of the test, how often a password is hashed or
 * compared: on a busy machine that tells more than time.
 */
export function countHashes(): () => number {
  const runs = vi.spyOn(Piscina.prototype, 'run');
  onTestFinished(() => runs.mockRestore());
  return () => runs.mock.calls.length;
}

/**
 * So many passwords wait to be hashed already that no more are taken, until the
 * returned function is called or the test ends.
 */
export function fillHashQueue(): () => void {
  const size = vi.spyOn(Piscina.prototype, 'queueSize', 'get').mockReturnValue(10_000);
  onTestFinished(() => size.mockRestore());
  return () => size.mockRestore();
}
