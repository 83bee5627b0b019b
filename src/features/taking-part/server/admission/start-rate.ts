import { LRUCache } from 'lru-cache';
import { AppError } from '#kit/contract/errors.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { STARTS } from '../../rate-limits.ts';

interface Window {
  endsAt: number;
  starts: number;
}

/**
 * Kept by each process for itself: a write for every start would cost as much as the start, and a flood that the
 * processes share among them is still held.
 */
const windows = new LRUCache<string, Window>({ max: 50_000 });

/** Counts a start, and refuses it with `limited` when there were too many. */
export function limitStarts(projectId: string, ip: string, now: Date): void {
  const key = `${projectId} ${networkOf(ip)}`;
  const window = windows.get(key);
  if (!window || window.endsAt <= now.getTime()) {
    windows.set(key, { endsAt: now.getTime() + STARTS.windowSeconds * 1000, starts: 1 });
    return;
  }
  window.starts += 1;
  if (window.starts <= STARTS.limit) return;
  throw new AppError('limited', { retryAfterSeconds: (window.endsAt - now.getTime()) / 1000 });
}
