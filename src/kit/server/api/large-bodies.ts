import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { AppError } from '#kit/contract/errors.ts';

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
  const taken = new Map<string, number>();
  let all = 0;
  return function takePlace(caller: string, reply: ServerResponse): void {
    const own = taken.get(caller) ?? 0;
    if (all >= most || own >= mostOfOne) throw new AppError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    all += 1;
    taken.set(caller, own + 1);
    finished(reply, () => {
      all -= 1;
      const left = (taken.get(caller) ?? 1) - 1;
      if (left > 0) taken.set(caller, left);
      else taken.delete(caller);
    });
  };
}
