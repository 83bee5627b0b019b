import { expect } from 'vitest';
import { patience } from '#tests/support/patience.ts';

/** Looks again until it is so: a browser and a server take their time. */
export function eventually<T>(look: () => Promise<T> | T, message?: string) {
  return expect.poll(look, { ...patience, message });
}
