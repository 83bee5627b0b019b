import type { Db } from '#kit/server/database/db.ts';
import type { Retention } from '../../contract/settings.ts';

/** What goes next of a project's answers. */
export interface Going {
  at: Date;
  /** Those from before this. */
  until: Date;
  responses: number;
  /** Respondents who ended otherwise, or have not yet. */
  unfinished: number;
}

/**
 * What goes next under a retention that was last made shorter at `since`; null where nothing is kept. Handed in by
 * `app`: the feature that keeps answers stands above this one.
 */
export type LookAtRetention = (
  db: Db,
  projectId: string,
  kept: { retention: Retention; since: Date },
  now: Date,
) => Promise<Going | null>;
