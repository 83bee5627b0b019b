import type { ServerResponse } from 'node:http';
import { AppError } from '#kit/contract/errors.ts';
import { countUnderWay } from './under-way.ts';

interface Places {
  /** In this process: what each has brought is in memory until it is answered. */
  most: number;
  /** Of one person, so that nobody keeps out all others. */
  mostOfOne: number;
}

const PLACES: Places = { most: 16, mostOfOne: 4 };
const RETRY_AFTER_SECONDS = 5;

/**
 * Places for requests that bring more than most do, taken before the body is read and given back with the reply or with
 * the connection. Where none is free, the request is refused with `busy`.
 */
export function largeBodies({ most, mostOfOne }: Places = PLACES) {
  const takePlaces = countUnderWay();
  return function takePlace(caller: string, reply: ServerResponse): void {
    const places = [
      { of: 'all', most },
      { of: `all of ${caller}`, most: mostOfOne },
    ];
    if (!takePlaces(places, reply)) throw new AppError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
}
