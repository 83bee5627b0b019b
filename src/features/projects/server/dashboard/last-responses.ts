import type { Db } from '#kit/server/database/db.ts';

/**
 * When the last response came in, of those of these projects that have one. Handed in by `app`: the feature that knows
 * stands above this one.
 */
export type FindLastResponses = (db: Db, projectIds: readonly string[]) => Promise<{ projectId: string; at: Date }[]>;
