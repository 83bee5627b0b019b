import type { Db } from '#kit/server/database/db.ts';

/**
 * How many responses each version of a project has, by its number; nothing where there are too many to count one by
 * one. Handed in by `app`: the feature that counts them stands above this one.
 */
export type CountResponsesByVersion = (
  db: Db,
  projectId: string,
  versions: readonly number[],
) => Promise<ReadonlyMap<number, number> | null>;
