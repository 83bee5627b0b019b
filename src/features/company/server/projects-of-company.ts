import type { SQL } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';

/** What companies are told of the projects under them, and what becomes of those, by the feature that has them. */
export interface ProjectsOfCompany {
  /** How many there are, in a statement on companies. */
  count: (companyId: SQL) => SQL<number>;
  /** What becomes of a member's own projects when they leave. */
  whenMemberLeaves: (tx: Db, actor: Actor, left: { companyId: string; userId: string }, now: Date) => Promise<void>;
}
