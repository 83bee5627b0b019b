import { countProjects } from '#features/projects/public.ts';
import { completedCount } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sharedReading } from '#kit/server/shared-reading.ts';
import { settings } from './tables.ts';

/** Visitors do not notice numbers this old, and the database is spared counting for each of them. */
const KEPT_MS = 10_000;

interface LiveNumbers {
  collecting: number;
  responses: number;
  worthShowing: boolean;
}

const shared = sharedReading(KEPT_MS, count);

/** How many projects collect now and how many responses all of them have. */
export function getLiveNumbers(db: Db, now: Date): Promise<LiveNumbers> {
  return shared(db, now);
}

async function count(db: Db, now: Date): Promise<LiveNumbers> {
  const { collecting, responses } = await countProjects(db, now, completedCount);
  const [row] = await db.select({ from: settings.liveNumbersFrom }).from(settings);
  return {
    collecting,
    responses,
    worthShowing: collecting > 0 && row !== undefined && responses >= row.from,
  };
}
