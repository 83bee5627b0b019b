import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';

/** Whoever has waited this long comes again rather than hold a request. */
const WAIT_AT_MOST_MS = 10_000;

type Count = (db: Db, projectId: string) => Promise<void>;

/**
 * The same count, once at a time for a project in this process: it takes a connection and waits for others, and whoever
 * needs it meanwhile waits for it without either. It may have begun before settings that one of them saw, so they look
 * again once it is done. What takes too long is `busy`.
 */
export function countOnce(count: Count, waitAtMostMs: number = WAIT_AT_MOST_MS): Count {
  const underWay = new WeakMap<Db, Map<string, Promise<void>>>();
  return async (db, projectId) => {
    const counts = underWay.get(db) ?? new Map<string, Promise<void>>();
    underWay.set(db, counts);
    const known = counts.get(projectId);
    if (known) return await waitFor(known, waitAtMostMs);
    const counting = count(db, projectId).finally(() => counts.delete(projectId));
    counts.set(projectId, counting);
    await counting;
  };
}

async function waitFor(counting: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('busy', { retryAfterSeconds: 1 })), milliseconds);
  });
  await Promise.race([counting, tooLong]).finally(() => clearTimeout(timer));
}
