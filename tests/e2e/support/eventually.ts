import { expect } from 'vitest';

/** Looks again until it is so: a browser and a server take their time. */
export function eventually<T>(look: () => Promise<T> | T) {
  return expect.poll(look, { timeout: 30_000, interval: 50 });
}
