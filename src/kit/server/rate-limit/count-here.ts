import { LRUCache } from 'lru-cache';
import { AppError } from '#kit/contract/errors.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';
import { ON_ITS_WAY_MS } from '../api/arrival.ts';

interface Window {
  endsAt: number;
  count: number;
}

/**
 * Counts by a limit in this process alone, and refuses with `limited` what is beyond it: for what comes so often that a
 * write for each would cost as much as the work. A flood that the processes share among them is still held.
 */
export function countHere({ limit, windowSeconds }: RateLimit): (subject: string, now: Date) => void {
  const windows = new LRUCache<string, Window>({ max: 50_000 });
  return (subject, now) => {
    const window = windows.get(subject);
    const left = window ? window.endsAt - now.getTime() : 0;
    // A window that has more time than it began with would hold on far too long: the clock was set back since. A little
    // more it has for those whose head arrived before the first of it, and whose body came slower.
    if (!window || left <= 0 || left > windowSeconds * 1000 + ON_ITS_WAY_MS) {
      windows.set(subject, { endsAt: now.getTime() + windowSeconds * 1000, count: 1 });
      return;
    }
    window.count += 1;
    if (window.count <= limit) return;
    throw new AppError('limited', { retryAfterSeconds: left / 1000 });
  };
}
